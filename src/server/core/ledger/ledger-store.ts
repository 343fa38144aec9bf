import { type ColumnType, type Generated, sql } from 'kysely';
import type { Db } from '#server/platform/database.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { CreditKind, EntryFacts, EntryReason, LedgerEntry, Posted } from './ledger-entry.ts';
import { LedgerKeyReused } from './ledger-key-reused.ts';

interface LedgerEntryTable {
  id: Generated<number>;
  wallet_id: string;
  kind: CreditKind;
  number: Generated<number>;
  amount: number;
  balance_after: Generated<number>;
  asked: number;
  reason: EntryReason;
  idempotency_key: string;
  settles: number | null;
  reference: string | null;
  note: string | null;
  made_by: string;
  created_at: ColumnType<Date, never, never>;
}

interface LedgerBalanceTable {
  wallet_id: string;
  kind: CreditKind;
  amount: Generated<number>;
  entry_count: Generated<number>;
}

declare module '#server/platform/database.ts' {
  interface Tables {
    ledger_entry: LedgerEntryTable;
    ledger_balance: LedgerBalanceTable;
  }
}

export interface NewEntry extends EntryFacts {
  readonly reason: EntryReason;
  readonly amount: number;
}

interface PostRow {
  outcome: 'posted' | 'repeated' | 'key-reused' | 'short';
  entry_id: number;
  moved: number;
}

/** Adds one entry and moves its balance, in one statement; the caller's transaction stays usable when it is refused. */
export async function postEntry(db: Db, entry: NewEntry): Promise<Posted> {
  const { walletId, kind, amount, reason, key, reference = null, note = null, by } = entry;
  const { rows } = await sql<PostRow>`
    select outcome, entry_id, moved from post_ledger_entry(
      ${walletId}::uuid, ${kind}, ${amount}::integer, ${reason}, ${key}, ${reference}, ${note}, ${by}, null)`
    .execute(db)
    .catch((error: { constraint?: string }) => {
      // Two callers with one key and different balances do not wait for each other; the index stops the second.
      if (error.constraint === 'ledger_entry_idempotency_key_key') throw new LedgerKeyReused(key);
      throw error;
    });
  const [row] = rows;
  if (!row || row.outcome === 'key-reused') throw new LedgerKeyReused(key);
  if (row.outcome === 'short') throw new Problem('not-enough-credits');
  return { isNew: row.outcome === 'posted', entryId: row.entry_id, moved: row.moved };
}

export async function selectBalances(
  db: Db,
  walletId: string,
): Promise<{ kind: CreditKind; amount: number }[]> {
  return await db
    .selectFrom('ledger_balance')
    .select(['kind', 'amount'])
    .where('wallet_id', '=', walletId)
    .execute();
}

/** Newest first. */
export async function selectEntries(
  db: Db,
  walletId: string,
  { beforeId, limit }: { readonly beforeId: number | undefined; readonly limit: number },
): Promise<LedgerEntry[]> {
  return await db
    .selectFrom('ledger_entry')
    .select([
      'id',
      'wallet_id as walletId',
      'kind',
      'amount',
      'balance_after as balanceAfter',
      'reason',
      'idempotency_key as key',
      'reference',
      'note',
      'made_by as by',
      'created_at as createdAt',
    ])
    .where('wallet_id', '=', walletId)
    .$if(beforeId !== undefined, (query) => query.where('id', '<', beforeId ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
