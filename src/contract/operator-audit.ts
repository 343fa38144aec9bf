import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { optionalText, optionalWhole, success } from './fields.ts';

const facts = z.nullable(z.record(z.string(), z.unknown()));

export const AuditLine = z.object({
  id: z.number(),
  at: z.string(),
  operator: z.string(),
  site_id: z.nullable(z.number()),
  site: z.nullable(z.string()),
  action: z.string(),
  target: z.nullable(z.string()),
  before: facts,
  after: facts,
  reason: z.nullable(z.string()),
});
export type AuditLine = z.infer<typeof AuditLine>;

const day = () =>
  z.pipe(
    z.optional(z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2})?$/, 'invalid'))),
    z.transform((value) => value || undefined),
  );

const filter = {
  operator: optionalText(254),
  site: optionalWhole(1, 2_147_483_647),
  action: optionalText(60),
  target: optionalText(100),
  from: day(),
  to: day(),
};

export const auditLog = endpoint({
  method: 'GET',
  path: 'api/operator/audit',
  about: 'What operators did, newest first.',
  access: 'operator',
  gate: 'open',
  send: 'query',
  input: z.object({ ...filter, older_than: optionalWhole(1, Number.MAX_SAFE_INTEGER) }),
  reply: z.object({
    status: success,
    lines: z.array(AuditLine),
    /** Where the next page starts; null at the end. */
    older_than: z.nullable(z.number()),
  }),
});

export const exportAudit = endpoint({
  method: 'POST',
  path: 'api/operator/export-audit',
  about: 'The audit log as CSV, at most 50,000 lines.',
  access: 'operator',
  gate: 'open',
  send: 'json',
  input: z.object(filter),
  reply: z.object({ status: success, csv: z.string(), rows: z.number() }),
});
