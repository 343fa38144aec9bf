import type { ColumnType, Generated } from 'kysely';
import type { DocumentKind } from '#server/core/ledger/ledger-entry.ts';
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
  readonly reservationId: string | null;
}

export async function insertGeneration(db: Db, generation: NewGeneration): Promise<void> {
  await db
    .insertInto('generation')
    .values({
      id: generation.id,
      site_id: generation.siteId,
      account_id: generation.accountId,
      wallet_id: generation.walletId,
      kind: generation.kind,
      vehicle_key: generation.vehicleKey,
      search_type: generation.searchType,
      reservation_id: generation.reservationId,
    })
    .execute();
}

/** Moves a generation on from where it must be; undefined when it is no longer there, whoever was first. */
export async function moveGeneration(
  db: Db,
  id: string,
  step: { readonly from: GenerationStatus; readonly to: GenerationStatus; readonly errorMessage?: string },
): Promise<{ readonly reservationId: string | null } | undefined> {
  return await db
    .updateTable('generation')
    .set({
      status: step.to,
      finished_at: new Date(),
      ...(step.errorMessage !== undefined && { error_message: step.errorMessage }),
    })
    .where('id', '=', id)
    .where('status', '=', step.from)
    .returning('reservation_id as reservationId')
    .executeTakeFirst();
}

export interface FailedMatch {
  readonly siteId: number;
  readonly walletId: string;
  readonly kinds: readonly DocumentKind[];
  readonly searchType: SearchType;
  /** Any vehicle where undefined. */
  readonly vehicleKey: string | undefined;
  readonly reportedMessage: string | undefined;
}

/**
 * Marks the oldest failed and charged generation that matches as given back, and answers its reservation. Of two who
 * ask at once the second finds the next one, or none.
 */
export async function claimFailedGeneration(
  db: Db,
  match: FailedMatch,
): Promise<{ readonly id: string; readonly reservationId: string | null } | undefined> {
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
  if (!oldest) return undefined;
  return await db
    .updateTable('generation')
    .set({ status: 'given-back', finished_at: new Date(), reported_message: match.reportedMessage ?? null })
    .where('id', '=', oldest.id)
    .returning(['id', 'reservation_id as reservationId'])
    .executeTakeFirst();
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
