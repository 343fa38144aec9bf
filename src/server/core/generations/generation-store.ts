import { type ColumnType, type Generated, sql } from 'kysely';
import type { DocumentKind } from '#server/core/ledger/ledger-entry.ts';
import type { OrderOfUse } from '#server/core/ledger/order-of-use.ts';
import type { Db } from '#server/platform/database.ts';

export type SearchType = 'vin' | 'ymmt';
export type GenerationStatus = 'reserved' | 'delivered' | 'failed' | 'given-back';

interface GenerationTable {
  id: Generated<string>;
  site_id: number;
  account_id: string | null;
  wallet_id: string;
  kind: DocumentKind;
  vehicle_key: string;
  search_type: SearchType;
  status: Generated<GenerationStatus>;
  reservation_id: Generated<string | null>;
  error_message: Generated<string | null>;
  reported_message: Generated<string | null>;
  created_at: ColumnType<Date, never, never>;
  finished_at: Generated<Date | null>;
}

declare module '#server/platform/database.ts' {
  interface Tables {
    generation: GenerationTable;
  }
}

export interface NewGeneration {
  readonly siteId: number;
  readonly accountId: string;
  readonly walletId: string;
  readonly kind: DocumentKind;
  readonly vehicleKey: string;
  readonly searchType: SearchType;
}

/** One that costs nothing. */
export async function insertFreeGeneration(db: Db, generation: NewGeneration): Promise<string> {
  const { id } = await db
    .insertInto('generation')
    .values({
      site_id: generation.siteId,
      account_id: generation.accountId,
      wallet_id: generation.walletId,
      kind: generation.kind,
      vehicle_key: generation.vehicleKey,
      search_type: generation.searchType,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The generation and what pays for it, together or not at all; undefined where nothing can pay. */
export async function insertChargedGeneration(
  db: Db,
  generation: NewGeneration,
  { subscription, credits }: OrderOfUse,
): Promise<string | undefined> {
  const { siteId, accountId, walletId, kind, vehicleKey, searchType } = generation;
  const { rows } = await sql<{ outcome: string; generation_id: string }>`
    select outcome, generation_id from start_generation(
      ${siteId}::integer, ${accountId}::uuid, ${walletId}::uuid, ${kind}, ${vehicleKey}, ${searchType},
      ${subscription}, ${credits}::text[])`.execute(db);
  return rows[0]?.outcome === 'reserved' ? rows[0].generation_id : undefined;
}

export async function markGenerationFailed(db: Db, id: string, errorMessage: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('generation')
    .set({ status: 'failed', finished_at: new Date(), error_message: errorMessage })
    .where('id', '=', id)
    .where('status', '=', 'reserved')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Delivers a reserved generation or gives back a failed one, together with its reservation. 'over': it is not where
 * it must be for that, whoever was first; 'free': there was nothing to settle.
 */
export async function settleGeneration(
  db: Db,
  id: string,
  { to, by }: { readonly to: 'delivered' | 'given-back'; readonly by: string },
): Promise<'settled' | 'free' | 'over'> {
  const { rows } = await sql<{ outcome: 'settled' | 'free' | 'over' }>`
    select settle_generation(${id}::uuid, ${to}, ${by}) as outcome`.execute(db);
  return rows[0]?.outcome ?? 'over';
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

/** Failed before `before`, charged and not yet given back. */
export async function selectOwedGenerations(
  db: Db,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('generation')
    .select('id')
    .where('status', '=', 'failed')
    .where('reservation_id', 'is not', null)
    .where('finished_at', '<', before)
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
