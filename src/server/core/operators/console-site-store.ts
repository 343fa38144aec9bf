import type { SiteFields } from '#contract/operator-sites.ts';
import type { Db } from '#server/platform/database.ts';

export type SiteChoices = Omit<SiteFields, 'hosts'>;

export interface ConsoleSiteRow extends SiteFields {
  readonly id: number;
  readonly security: string;
  readonly createdAt: Date;
}

const columns = [
  'site.id',
  'site.name',
  'site.language',
  'site.is_spanish_brand',
  'site.currency',
  'site.primary_color',
  'site.secondary_color',
  'site.tertiary_color',
  'site.credit_type',
  'site.allows_network_sources',
  'site.clarity',
  'site.google_analytics',
  'site.google_tag',
  'site.contact_email',
  'site.mail_from',
  'site.firebase_project_id',
  'site.security',
  'site.created_at as createdAt',
] as const;

const selectSites = (db: Db) =>
  db
    .selectFrom('site')
    .select(columns)
    .select((eb) =>
      eb
        .selectFrom('site_host')
        .select((host) =>
          host.fn
            .agg<string[]>('array_agg', ['site_host.host'])
            .orderBy('site_host.is_main', 'desc')
            .orderBy('site_host.host')
            .as('hosts'),
        )
        .whereRef('site_host.site_id', '=', 'site.id')
        .as('hosts'),
    );

export async function readConsoleSite(db: Db, id: number): Promise<ConsoleSiteRow | undefined> {
  const row = await selectSites(db).where('site.id', '=', id).executeTakeFirst();
  return row && ({ ...row, hosts: row.hosts ?? [] } as ConsoleSiteRow);
}

export async function listConsoleSites(db: Db): Promise<(ConsoleSiteRow & { readonly people: number })[]> {
  const rows = await selectSites(db)
    .select((eb) =>
      eb
        .selectFrom('account')
        .select((account) => account.fn.countAll<number>().as('count'))
        .whereRef('account.site_id', '=', 'site.id')
        .as('people'),
    )
    .orderBy('site.id')
    .execute();
  return rows.map((row) => ({ ...row, hosts: row.hosts ?? [] })) as (ConsoleSiteRow & { people: number })[];
}

export async function listSiteNames(db: Db): Promise<{ id: number; name: string }[]> {
  return await db.selectFrom('site').select(['id', 'name']).orderBy('name').execute();
}

export async function insertConsoleSite(db: Db, choices: SiteChoices): Promise<number> {
  const { id } = await db
    .insertInto('site')
    .values({ ...choices })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateConsoleSite(db: Db, id: number, choices: SiteChoices): Promise<void> {
  await db
    .updateTable('site')
    .set({ ...choices })
    .where('id', '=', id)
    .execute();
}

/** The hosts that belong to another site, also when two ask for one at once; empty when all were taken over. */
export async function replaceHosts(db: Db, siteId: number, hosts: readonly string[]): Promise<string[]> {
  await db.deleteFrom('site_host').where('site_id', '=', siteId).execute();
  const taken = await db
    .insertInto('site_host')
    .values(hosts.map((host, index) => ({ host, site_id: siteId, is_main: index === 0 })))
    .onConflict((conflict) => conflict.column('host').doNothing())
    .returning('host')
    .execute();
  return hosts.filter((host) => !taken.some((row) => row.host === host));
}

export async function setSecurity(db: Db, siteId: number, security: string): Promise<void> {
  await db.updateTable('site').set({ security }).where('id', '=', siteId).execute();
}
