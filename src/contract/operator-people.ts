import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { optionalText, optionalWhole, success, text } from './fields.ts';

const done = z.object({ status: success });
const personId = () => z.uuid('invalid');
const stateFilter = () =>
  z.pipe(
    z.optional(z.enum(['', 'open', 'blocked'])),
    z.transform((value) => value || undefined),
  );

const filter = {
  /** Part of an e-mail or a name, or a whole id. */
  find: optionalText(200),
  site: optionalWhole(1, 2_147_483_647),
  state: stateFilter(),
};

const PersonLine = z.object({
  id: z.string(),
  site_id: z.number(),
  site: z.string(),
  email: z.string(),
  name: z.string(),
  user_type: z.enum(['user', 'dealer']),
  is_blocked: z.boolean(),
  created: z.string(),
});
export type PersonLine = z.infer<typeof PersonLine>;

export const peopleList = endpoint({
  method: 'GET',
  path: 'api/operator/people',
  about: 'Finds accounts over all sites, newest first.',
  access: 'operator',
  gate: 'open',
  send: 'query',
  input: z.object({ ...filter, page: z._default(optionalWhole(1, 10_000), 1) }),
  reply: z.object({ status: success, people: z.array(PersonLine), has_more: z.boolean() }),
});

export const exportPeople = endpoint({
  method: 'POST',
  path: 'api/operator/export-people',
  about: 'The found accounts as CSV, at most 50,000.',
  access: 'operator',
  gate: 'open',
  send: 'json',
  input: z.object(filter),
  reply: z.object({ status: success, csv: z.string(), rows: z.number() }),
});

const Person = z.object({
  ...PersonLine.shape,
  phone: z.nullable(z.string()),
  blocked: z.nullable(z.string()),
});

export const personDetails = endpoint({
  method: 'GET',
  path: 'api/operator/person',
  about: 'One account with its open sessions.',
  access: 'operator',
  gate: 'open',
  send: 'query',
  input: z.object({ id: personId() }),
  reply: z.object({
    status: success,
    person: Person,
    sessions: z.array(z.object({ opened: z.string(), ends: z.string() })),
  }),
});

export const setPersonState = endpoint({
  method: 'POST',
  path: 'api/operator/set-person-state',
  about: 'Blocks an account, which ends its sessions, or lets it in again.',
  access: 'operator',
  gate: 'open',
  send: 'json',
  input: z.object({ id: personId(), is_blocked: z.boolean(), reason: text(500) }),
  reply: done,
});

export const endPersonSessions = endpoint({
  method: 'POST',
  path: 'api/operator/end-sessions',
  about: 'Signs an account out everywhere.',
  access: 'operator',
  gate: 'open',
  send: 'json',
  input: z.object({ id: personId(), reason: text(500) }),
  reply: z.object({ status: success, ended: z.number() }),
});
