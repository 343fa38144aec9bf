import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { optionalText, optionalWhole, success, text, whole } from './fields.ts';

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

const LedgerLine = z.object({
  id: z.number(),
  at: z.string(),
  kind: z.enum(['vhr', 'sticker', 'global']),
  amount: z.number(),
  balance: z.number(),
  reason: z.string(),
  note: z.nullable(z.string()),
});
export type LedgerLine = z.infer<typeof LedgerLine>;

export const personDetails = endpoint({
  method: 'GET',
  path: 'api/operator/person',
  about: 'One account with its open sessions, its dealership, its credits and how they came about.',
  access: 'operator',
  gate: 'open',
  send: 'query',
  input: z.object({ id: personId(), ledger_older_than: optionalWhole(1, Number.MAX_SAFE_INTEGER) }),
  reply: z.object({
    status: success,
    person: Person,
    sessions: z.array(z.object({ opened: z.string(), seen: z.string(), browser: z.nullable(z.string()) })),
    /** Null for who is in none; their credits are then their own. */
    dealership: z.nullable(z.object({ name: z.string(), role: z.enum(['owner', 'member']) })),
    credits: z.object({ vhr: z.number(), sticker: z.number(), global: z.number() }),
    ledger: z.array(LedgerLine),
    ledger_older_than: z.nullable(z.number()),
  }),
});

export const changeCredits = endpoint({
  method: 'POST',
  path: 'api/operator/change-credits',
  about:
    'Grants credits (a positive number) or takes them (a negative one); `key` makes a repeated call count once.',
  access: 'operator',
  gate: 'open',
  send: 'json',
  input: z.object({
    id: personId(),
    kind: z.enum(['vhr', 'sticker', 'global']),
    amount: whole(-100_000, 100_000).check(z.refine((amount) => amount !== 0, 'too-small')),
    key: z.uuid('invalid'),
    reason: text(500),
  }),
  reply: done,
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
