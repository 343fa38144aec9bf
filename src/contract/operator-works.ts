import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { optionalText, optionalWhole, success, text, whole } from './fields.ts';

const done = z.object({ status: success });

const MailLine = z.object({
  id: z.number(),
  site_id: z.number(),
  site: z.string(),
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  language: z.string(),
  created: z.string(),
  sent: z.nullable(z.string()),
  given_up: z.nullable(z.string()),
  failure: z.nullable(z.string()),
});
export type MailLine = z.infer<typeof MailLine>;

export const outboxList = endpoint({
  method: 'GET',
  path: 'api/operator/outbox',
  about: 'The mails of all sites, newest first.',
  access: 'operator',
  gate: 'open',
  send: 'query',
  input: z.object({
    site: optionalWhole(1, 2_147_483_647),
    kind: optionalText(60),
    find: optionalText(200),
    state: z.pipe(
      z.optional(z.enum(['', 'waiting', 'sent', 'failed'])),
      z.transform((value) => value || undefined),
    ),
    older_than: optionalWhole(1, Number.MAX_SAFE_INTEGER),
  }),
  reply: z.object({
    status: success,
    mails: z.array(MailLine),
    kinds: z.array(z.string()),
    older_than: z.nullable(z.number()),
    /** False while no mail server is configured: mails then stay here. */
    can_send: z.boolean(),
  }),
});

export const outboxMail = endpoint({
  method: 'GET',
  path: 'api/operator/mail',
  about: 'One mail with its text.',
  access: 'operator',
  gate: 'open',
  send: 'query',
  input: z.object({ id: whole(1, Number.MAX_SAFE_INTEGER) }),
  reply: z.object({ status: success, mail: z.object({ ...MailLine.shape, body: z.string() }) }),
});

export const resendMail = endpoint({
  method: 'POST',
  path: 'api/operator/resend-mail',
  about: 'Sends a mail again: a waiting one now, any other as a new mail with the same text.',
  access: 'operator',
  gate: 'open',
  send: 'json',
  input: z.object({ id: whole(1, Number.MAX_SAFE_INTEGER), reason: text(500) }),
  reply: done,
});

const GenerationLine = z.object({
  id: z.string(),
  site: z.string(),
  account_id: z.nullable(z.string()),
  kind: z.enum(['report', 'basic-report', 'sticker']),
  vehicle: z.string(),
  state: z.enum(['reserved', 'delivered', 'failed', 'given-back']),
  is_charged: z.boolean(),
  failure: z.nullable(z.string()),
  reported: z.nullable(z.string()),
  created: z.string(),
  finished: z.nullable(z.string()),
});
export type GenerationLine = z.infer<typeof GenerationLine>;

export const generationList = endpoint({
  method: 'GET',
  path: 'api/operator/generations',
  about: 'Attempts to make a document, newest first, with the reason of each failure.',
  access: 'operator',
  gate: 'open',
  send: 'query',
  input: z.object({
    site: optionalWhole(1, 2_147_483_647),
    find: optionalText(100),
    state: z.pipe(
      z.optional(z.enum(['', 'reserved', 'delivered', 'failed', 'given-back'])),
      z.transform((value) => value || undefined),
    ),
    page: z._default(optionalWhole(1, 10_000), 1),
  }),
  reply: z.object({ status: success, generations: z.array(GenerationLine), has_more: z.boolean() }),
});

export const jobQueues = endpoint({
  method: 'GET',
  path: 'api/operator/jobs',
  about: 'Each background job: how many wait, run and have been given up, and what was given up.',
  access: 'operator',
  gate: 'open',
  send: 'query',
  input: z.object({}),
  reply: z.object({
    status: success,
    queues: z.array(
      z.object({
        name: z.string(),
        waiting: z.number(),
        delayed: z.number(),
        running: z.number(),
        dead: z.number(),
        cron: z.nullable(z.string()),
      }),
    ),
    dead: z.array(
      z.object({ id: z.string(), job: z.string(), given_up: z.string(), trouble: z.nullable(z.string()) }),
    ),
  }),
});
export const retryJob = endpoint({
  method: 'POST',
  path: 'api/operator/retry-job',
  about: 'Puts a job that was given up back into its queue.',
  access: 'operator',
  gate: 'open',
  send: 'json',
  input: z.object({ id: z.uuid('invalid'), job: text(100), reason: text(500) }),
  reply: done,
});

const Import = z.object({
  id: z.string(),
  file: z.string(),
  operator: z.string(),
  state: z.enum(['running', 'done', 'failed', 'interrupted']),
  started: z.string(),
  ended: z.nullable(z.string()),
  wmis: z.nullable(z.number()),
  patterns: z.nullable(z.number()),
  elements: z.nullable(z.number()),
  trouble: z.nullable(z.string()),
});
export type ImportLine = z.infer<typeof Import>;

export const sourcesHealth = endpoint({
  method: 'GET',
  path: 'api/operator/sources',
  about: 'The data sources as this process sees them, and the files that were taken in.',
  access: 'operator',
  gate: 'open',
  send: 'query',
  input: z.object({}),
  reply: z.object({
    status: success,
    vpic_file: z.nullable(
      z.object({
        version: z.string(),
        origin: z.enum(['shipped', 'imported']),
        from: z.string(),
        built: z.string(),
      }),
    ),
    vpic_service: z.object({
      state: z.enum(['off', 'unasked', 'answering', 'failing', 'paused']),
      last_answer: z.nullable(z.string()),
      last_failure: z.nullable(z.string()),
    }),
    imports: z.array(Import),
    most_bytes: z.number(),
    piece_bytes: z.number(),
  }),
});

/** The bytes of the piece are the body itself, as application/octet-stream; the fields stand in the address. */
export const importPiece = endpoint({
  method: 'POST',
  path: 'api/operator/import-piece',
  about: 'Takes in one piece of a file; pieces come in order.',
  access: 'operator',
  gate: 'open',
  send: 'query',
  input: z.object({ upload: z.uuid('invalid'), offset: whole(0, Number.MAX_SAFE_INTEGER) }),
  reply: z.object({ status: success, received: z.number() }),
  limits: { bodyBytes: 8 * 1024 * 1024 },
});

export const importVpic = endpoint({
  method: 'POST',
  path: 'api/operator/import-vpic',
  about: 'Takes an uploaded vPIC file into use, in the background.',
  access: 'operator',
  gate: 'open',
  send: 'json',
  input: z.object({ upload: z.uuid('invalid'), file: text(200), reason: text(500) }),
  reply: done,
});
