import {
  changeCredits,
  endPersonSessions as endPersonSessionsCall,
  exportPeople,
  peopleList,
  personDetails,
  setPersonState,
} from '#contract/operator-people.ts';
import { operatorAction } from '#server/core/calls/operator-action.ts';
import { type Route, route, success } from '#server/core/calls/route.ts';
import { grantCredits } from '#server/core/ledger/grant-credits.ts';
import type { LedgerEntry } from '#server/core/ledger/ledger-entry.ts';
import { listEntries } from '#server/core/ledger/list-entries.ts';
import { readBalances } from '#server/core/ledger/read-balances.ts';
import { takeCredits } from '#server/core/ledger/take-credits.ts';
import {
  endPersonSessions,
  findPerson,
  findPersonDealership,
  listPeople,
  listPersonSessions,
  type PersonRow,
  setPersonBlocked,
} from '#server/core/operators/people-store.ts';
import type { Db } from '#server/platform/database.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { writeCsv } from './write-csv.ts';

const pageSize = 50;
const mostExported = 50_000;

const describe = (person: PersonRow) => ({
  id: person.id,
  site_id: person.siteId,
  site: person.siteName,
  email: person.email,
  name: [person.firstName, person.lastName].filter(Boolean).join(' '),
  user_type: person.userType,
  is_blocked: person.blockedAt !== null,
  created: person.createdAt.toISOString(),
});

const describeEntry = (entry: LedgerEntry) => ({
  id: entry.id,
  at: entry.createdAt.toISOString(),
  kind: entry.kind,
  amount: entry.amount,
  balance: entry.balanceAfter,
  reason: entry.reason,
  note: entry.note,
});

async function requirePerson(db: Db, id: string): Promise<PersonRow> {
  const person = await findPerson(db, id);
  if (!person) throw new Problem('not-found');
  return person;
}

export const peopleRoutes: readonly Route[] = [
  route(peopleList, async ({ db }, { input }) => {
    const page = input.page ?? 1;
    const found = await listPeople(db, input, { limit: pageSize + 1, offset: (page - 1) * pageSize });
    return success({ people: found.slice(0, pageSize).map(describe), has_more: found.length > pageSize });
  }),

  operatorAction(exportPeople, async (tx, { input }) => {
    const people = (await listPeople(tx, input, { limit: mostExported })).map(describe);
    const csv = writeCsv(
      ['id', 'site', 'email', 'name', 'user_type', 'is_blocked', 'created'],
      people.map((person) => [
        person.id,
        person.site,
        person.email,
        person.name,
        person.user_type,
        person.is_blocked ? 'yes' : 'no',
        person.created,
      ]),
    );
    const after = { rows: people.length, is_search: input.find !== undefined, state: input.state ?? null };
    return {
      answer: success({ csv, rows: people.length }),
      audit: { action: 'export-people', siteId: input.site ?? null, after },
    };
  }),

  route(personDetails, async ({ db }, { input }) => {
    const person = await requirePerson(db, input.id);
    const sessions = await listPersonSessions(db, person.id);
    const beforeId = input.ledger_older_than;
    const { entries, nextBeforeId } = await listEntries(db, person.walletId, { beforeId, limit: pageSize });
    return success({
      person: {
        ...describe(person),
        phone: person.phone,
        blocked: person.blockedAt?.toISOString() ?? null,
      },
      sessions: sessions.map(({ createdAt, lastSeenAt, browser, system }) => ({
        opened: createdAt.toISOString(),
        seen: lastSeenAt.toISOString(),
        browser: [browser, system].filter(Boolean).join(', ') || null,
      })),
      dealership: (await findPersonDealership(db, person.id)) ?? null,
      credits: await readBalances(db, person.walletId),
      ledger: entries.map(describeEntry),
      ledger_older_than: nextBeforeId ?? null,
    });
  }),

  operatorAction(setPersonState, async (tx, { input }) => {
    const person = await requirePerson(tx, input.id);
    await setPersonBlocked(tx, person.id, input.is_blocked ? (person.blockedAt ?? new Date()) : null);
    const ended = input.is_blocked ? await endPersonSessions(tx, person.id) : 0;
    return {
      answer: success({}),
      audit: {
        action: input.is_blocked ? 'block-person' : 'unblock-person',
        siteId: person.siteId,
        target: person.id,
        before: { is_blocked: person.blockedAt !== null },
        after: { is_blocked: input.is_blocked, sessions_ended: ended },
      },
    };
  }),

  operatorAction(endPersonSessionsCall, async (tx, { input }) => {
    const person = await requirePerson(tx, input.id);
    const ended = await endPersonSessions(tx, person.id);
    return {
      answer: success({ ended }),
      audit: {
        action: 'end-sessions',
        siteId: person.siteId,
        target: person.id,
        after: { sessions_ended: ended },
      },
    };
  }),

  operatorAction(changeCredits, async (tx, { input, operator }) => {
    const person = await requirePerson(tx, input.id);
    const { kind, amount, key, reason } = input;
    const before = await readBalances(tx, person.walletId);
    const entry = {
      walletId: person.walletId,
      kind,
      amount: Math.abs(amount),
      key: `operator ${key}`,
      by: operator.id,
      note: reason,
    };
    const { isNew } = amount > 0 ? await grantCredits(tx, entry) : await takeCredits(tx, entry);
    return {
      answer: success({}),
      audit: {
        action: amount > 0 ? 'grant-credits' : 'take-credits',
        siteId: person.siteId,
        target: person.id,
        before: { [kind]: before[kind] },
        after: { [kind]: (await readBalances(tx, person.walletId))[kind], is_repeated: !isNew },
      },
    };
  }),
];
