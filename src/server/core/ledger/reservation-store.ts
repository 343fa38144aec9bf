import { type ColumnType, type Generated, sql } from 'kysely';
import type { Db } from '#server/platform/database.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { CreditKind, DocumentKind } from './ledger-entry.ts';
import { LedgerKeyReused } from './ledger-key-reused.ts';
import { orderOfUse } from './order-of-use.ts';

type ReservationStatus = 'reserved' | 'kept' | 'given-back';

interface ReservationTable {
  id: Generated<string>;
  wallet_id: string;
  document: DocumentKind;
  idempotency_key: string;
  paid_by: Reservation['paidBy'];
  subscription_id: string | null;
  month_starts_at: Date | null;
  credit_kind: CreditKind | null;
  entry_id: number | null;
  status: Generated<ReservationStatus>;
  created_at: ColumnType<Date, never, never>;
  settled_at: Date | null;
}

declare module '#server/platform/database.ts' {
  interface Tables {
    reservation: ReservationTable;
  }
}

export interface Reservation {
  readonly id: string;
  readonly paidBy: 'unlimited' | 'allowance' | 'credit';
  /** Which credit was taken, where one was. */
  readonly creditKind: CreditKind | null;
  /** False when the key was already there, and nothing was done. */
  readonly isNew: boolean;
}

export interface Claim {
  readonly walletId: string;
  readonly document: DocumentKind;
  /** Of the site the document is made on. */
  readonly creditType: string;
  readonly key: string;
  readonly by: string;
  readonly reference?: string | undefined;
}

interface ReserveRow {
  outcome: 'reserved' | 'repeated' | 'key-reused' | 'short';
  reservation_id: string;
  paid_by: Reservation['paidBy'];
  credit_kind: CreditKind | null;
}

/** Holds what pays for one document, or throws the problem `not-enough-credits`; once per key. */
export async function reserveCredit(db: Db, claim: Claim): Promise<Reservation> {
  const { walletId, document, key, by, reference = null } = claim;
  const { subscription, credits } = orderOfUse(document, claim.creditType);
  const { rows } = await sql<ReserveRow>`
    select * from reserve_credit(
      ${walletId}::uuid, ${document}, ${subscription}, ${credits}::text[], ${key}, ${reference}, ${by})`.execute(
    db,
  );
  const [row] = rows;
  if (!row || row.outcome === 'key-reused') throw new LedgerKeyReused(key);
  if (row.outcome === 'short') throw new Problem('not-enough-credits');
  return {
    id: row.reservation_id,
    paidBy: row.paid_by,
    creditKind: row.credit_kind,
    isNew: row.outcome === 'reserved',
  };
}

interface Settled {
  /** What the reservation is now, whoever came first. */
  readonly status: Exclude<ReservationStatus, 'reserved'>;
  /** Whether this call brought it there. */
  readonly isNew: boolean;
}

export async function settleReservation(
  db: Db,
  id: string,
  { status, by }: { readonly status: Settled['status']; readonly by: string },
): Promise<Settled> {
  const { rows } = await sql<{ status: Settled['status'] | null; is_new: boolean }>`
    select status, is_new from settle_reservation(${id}::uuid, ${status}, ${by})`.execute(db);
  const [row] = rows;
  if (!row?.status) throw new Error(`There is no reservation ${id}.`);
  return { status: row.status, isNew: row.is_new };
}
