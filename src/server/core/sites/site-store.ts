import type { ColumnType, Generated } from 'kysely';
import type { Language } from '#contract/problems.ts';
import type { Db } from '#server/platform/database.ts';
import type { Site } from './site.ts';

interface SiteTable {
  id: Generated<number>;
  name: string;
  language: Language;
  currency: Generated<string>;
  is_spanish_brand: Generated<boolean>;
  primary_color: string | null;
  secondary_color: string | null;
  tertiary_color: string | null;
  clarity: string | null;
  google_analytics: string | null;
  google_tag: string | null;
  security: Generated<string>;
  credit_type: Generated<string>;
  allows_network_sources: Generated<boolean>;
  contact_email: string | null;
  mail_from: string | null;
  firebase_project_id: string | null;
  created_at: ColumnType<Date, never, never>;
}

interface SiteHostTable {
  host: string;
  site_id: number;
  is_main: Generated<boolean>;
}

declare module '#server/platform/database.ts' {
  interface Tables {
    site: SiteTable;
    site_host: SiteHostTable;
  }
}

const selectSites = (db: Db) =>
  db
    .selectFrom('site')
    .innerJoin('site_host as main', (join) =>
      join.onRef('main.site_id', '=', 'site.id').on('main.is_main', '=', true),
    )
    .select([
      'site.id',
      'main.host as mainHost',
      'site.name',
      'site.language',
      'site.currency',
      'site.is_spanish_brand as isSpanishBrand',
      'site.primary_color as primaryColor',
      'site.secondary_color as secondaryColor',
      'site.tertiary_color as tertiaryColor',
      'site.clarity',
      'site.google_analytics as googleAnalytics',
      'site.google_tag as googleTag',
      'site.security',
      'site.credit_type as creditType',
      'site.allows_network_sources as allowsNetworkSources',
      'site.contact_email as contactEmail',
      'site.firebase_project_id as firebaseProjectId',
    ]);

export async function findSiteByHost(db: Db, host: string): Promise<Site | undefined> {
  return await selectSites(db)
    .innerJoin('site_host as asked', 'asked.site_id', 'site.id')
    .where('asked.host', '=', host)
    .executeTakeFirst();
}

export async function findSiteById(db: Db, id: number): Promise<Site | undefined> {
  return await selectSites(db).where('site.id', '=', id).executeTakeFirst();
}

export async function countSites(db: Db): Promise<number> {
  const row = await db
    .selectFrom('site')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

export interface NewSite {
  /** The first is the main one. */
  readonly hosts: readonly [string, ...string[]];
  readonly name: string;
  readonly language: Language;
  readonly isSpanishBrand?: boolean;
  readonly primaryColor?: string;
  readonly secondaryColor?: string;
  readonly tertiaryColor?: string;
  readonly security?: string;
  readonly creditType?: string;
  readonly allowsNetworkSources?: boolean;
  readonly contactEmail?: string;
  readonly mailFrom?: string;
  readonly firebaseProjectId?: string;
}

export async function insertSite(db: Db, site: NewSite): Promise<number> {
  const { id } = await db
    .insertInto('site')
    .values({
      name: site.name,
      language: site.language,
      is_spanish_brand: site.isSpanishBrand ?? false,
      primary_color: site.primaryColor ?? null,
      secondary_color: site.secondaryColor ?? null,
      tertiary_color: site.tertiaryColor ?? null,
      security: site.security ?? 'disabled',
      credit_type: site.creditType ?? 'separate',
      allows_network_sources: site.allowsNetworkSources ?? true,
      contact_email: site.contactEmail ?? null,
      mail_from: site.mailFrom ?? null,
      firebase_project_id: site.firebaseProjectId ?? null,
      clarity: null,
      google_analytics: null,
      google_tag: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('site_host')
    .values(site.hosts.map((host, index) => ({ host, site_id: id, is_main: index === 0 })))
    .execute();
  return id;
}
