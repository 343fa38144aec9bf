import { type ColumnType, type Generated, sql } from 'kysely';
import type { DocumentKind } from '#server/core/ledger/ledger-entry.ts';
import {
  type Claim,
  type Reservation,
  type ReserveRow,
  reserveCall,
  toReservation,
} from '#server/core/ledger/reservation-store.ts';
import type { Db } from '#server/platform/database.ts';

export type SearchType = 'vin' | 'ymmt';
export type GenerationStatus = 'reserved' | 'delivered' | 'failed' | 'given-back';

interface GenerationTable {
  id: string;
  site_id: number;
  account_id: string | null;
  wallet_id: string;
  kind: DocumentKind;
  vehicle_key: string;
  search_type: SearchType;
  status: Generated<GenerationStatus>;
  reservation_id: string | null;
  error_message: string | null;
  reported_message: string | null;
  created_at: ColumnType<Date, never, never>;
  finished_at: Date | null;
}

declare module '#server/platform/database.ts' {
  interface Tables {
    generation: GenerationTable;
  }
}

export interface NewGeneration {
  readonly id: string;
  readonly siteId: number;
  readonly accountId: string;
  readonly walletId: string;
  readonly kind: DocumentKind;
  readonly vehicleKey: string;
  readonly searchType: SearchType;
}

/** One that costs nothing. */
export async function insertFreeGeneration(db: Db, generation: NewGeneration): Promise<void> {
  await sql`insert into generation (${generationColumns}) values (${valuesOf(generation)}, null)`.execute(db);
}

/** The generation and what pays for it in one statement, so together or not at all. */
export async function insertChargedGeneration(
  db: Db,
  generation: NewGeneration,
  claim: Claim,
): Promise<Reservation> {
  const { rows } = await sql<ReserveRow>`
    with held as materialized (select * from ${reserveCall(claim)}),
    started as (
      insert into generation (${generationColumns})
      select ${valuesOf(generation)}, reservation_id from held where outcome = 'reserved'
    )
    select * from held`.execute(db);
  return toReservation(rows[0], claim.key);
}

const generationColumns = sql.raw(
  'id, site_id, account_id, wallet_id, kind, vehicle_key, search_type, reservation_id',
);

const valuesOf = (generation: NewGeneration) => sql`
  ${generation.id}::uuid, ${generation.siteId}::integer, ${generation.accountId}::uuid, ${generation.walletId}::uuid,
  ${generation.kind}, ${generation.vehicleKey}, ${generation.searchType}`;

export async function markGenerationFailed(db: Db, id: string, errorMessage: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('generation')
    .set({ status: 'failed', finished_at: new Date(), error_message: errorMessage })
    .where('id', '=', id)
    .where('status', '=', 'reserved')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const settlements = {
  delivered: { from: 'reserved', reservation: 'kept' },
  'given-back': { from: 'failed', reservation: 'given-back' },
} as const;

interface SettledGeneration {
  readonly isCharged: boolean;
  /** Whether its reservation is now what it should be, brought there by this call. */
  readonly isSettled: boolean;
}

/**
 * Delivers a reserved generation or gives back a failed one, together with its reservation. Undefined when it is not
 * where it must be for that, whoever was first.
 */
export async function settleGeneration(
  db: Db,
  id: string,
  { to, by }: { readonly to: keyof typeof settlements; readonly by: string },
): Promise<SettledGeneration | undefined> {
  const { from, reservation } = settlements[to];
  const { rows } = await sql<SettledGeneration>`
    with moved as (
      update generation set status = ${to}, finished_at = now()
      where id = ${id}::uuid and status = ${from} and (${to} = 'delivered' or reservation_id is not null)
      returning reservation_id
    )
    select moved.reservation_id is not null as "isCharged",
      coalesce(settled.is_new and settled.status = ${reservation}, false) as "isSettled"
    from moved left join lateral settle_reservation(moved.reservation_id, ${reservation}, ${by}) settled on true`.execute(
    db,
  );
  return rows[0];
}

export interface FailedMatch {
  readonly siteId: number;
  readonly walletId: string;
  readonly kinds: readonly DocumentKind[];
  readonly searchType: SearchType;
  /** Any vehicle where undefined. */
  readonly vehicleKey: string | undefined;
}

/** The oldest failed and charged generation that matches, locked: of two who ask at once the second gets the next. */
export async function lockFailedGeneration(db: Db, match: FailedMatch): Promise<string | undefined> {
  const { vehicleKey } = match;
  const oldest = await db
    .selectFrom('generation')
    .select('id')
    .where('status', '=', 'failed')
    .where('reservation_id', 'is not', null)
    .where('wallet_id', '=', match.walletId)
    .where('site_id', '=', match.siteId)
    .where('kind', 'in', [...match.kinds])
    .where('search_type', '=', match.searchType)
    .$if(vehicleKey !== undefined, (query) => query.where('vehicle_key', '=', vehicleKey ?? ''))
    .orderBy('created_at')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return oldest?.id;
}

export async function noteReportedMessage(db: Db, id: string, message: string): Promise<void> {
  await db.updateTable('generation').set({ reported_message: message }).where('id', '=', id).execute();
}

/** Those whose process was killed or hung: reserved since before `before`. */
export async function selectStaleGenerations(
  db: Db,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('generation')
    .select('id')
    .where('status', '=', 'reserved')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Failed, charged and not yet given back. */
export async function selectOwedGenerations(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('generation')
    .select('id')
    .where('status', '=', 'failed')
    .where('reservation_id', 'is not', null)
    .orderBy('created_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** What one account asked for, the oldest first. */
export async function listGenerationsOf(db: Db, accountId: string) {
  return await db
    .selectFrom('generation')
    .select(['kind', 'vehicle_key as vehicle', 'status', 'created_at as createdAt'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();
}
