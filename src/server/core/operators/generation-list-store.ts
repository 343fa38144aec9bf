import type { GenerationStatus } from '#server/core/generations/generation-store.ts';
import type { Db } from '#server/platform/database.ts';

export interface GenerationFilter {
  readonly site?: number | undefined;
  /** Part of a VIN or of year, make and model, or the id of an account. */
  readonly find?: string | undefined;
  readonly state?: GenerationStatus | undefined;
}

/** Over all sites, newest first. */
export async function listGenerations(
  db: Db,
  { site, find, state }: GenerationFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  const like = `%${(find ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  return await db
    .selectFrom('generation')
    .innerJoin('site', 'site.id', 'generation.site_id')
    .select([
      'generation.id',
      'site.name as siteName',
      'generation.account_id as accountId',
      'generation.kind',
      'generation.vehicle_key as vehicleKey',
      'generation.status',
      'generation.reservation_id as reservationId',
      'generation.error_message as errorMessage',
      'generation.reported_message as reportedMessage',
      'generation.created_at as createdAt',
      'generation.finished_at as finishedAt',
    ])
    .$if(site !== undefined, (query) => query.where('generation.site_id', '=', site ?? 0))
    .$if(state !== undefined, (query) => query.where('generation.status', '=', state ?? 'failed'))
    .$if(find !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb('generation.vehicle_key', 'ilike', like),
          eb(eb.cast<string>('generation.account_id', 'text'), '=', find ?? ''),
        ]),
      ),
    )
    .orderBy('generation.created_at', 'desc')
    .orderBy('generation.id')
    .limit(limit)
    .offset(offset)
    .execute();
}
