import { themeDefaults } from '#contract/constants.ts';
import type { Language } from '#contract/problems.ts';
import type { SiteConfig, SiteSettings } from '#contract/sites.ts';
import { configuredPaths } from '#contract/sites.ts';

/** One brand. Everything a person owns belongs to exactly one of these. */
export interface Site {
  readonly id: number;
  readonly mainHost: string;
  readonly name: string;
  readonly language: Language;
  readonly currency: string;
  readonly isSpanishBrand: boolean;
  readonly primaryColor: string | null;
  readonly secondaryColor: string | null;
  readonly tertiaryColor: string | null;
  readonly clarity: string | null;
  readonly googleAnalytics: string | null;
  readonly googleTag: string | null;
  readonly security: string;
  readonly creditType: string;
  /** Whether look-ups for this site may ask public services. */
  readonly allowsNetworkSources: boolean;
  /** Where the contact form goes, beside being stored. */
  readonly contactEmail: string | null;
  readonly firebaseProjectId: string | null;
}

export const isGated = (site: Site): boolean => site.security !== 'disabled';

/** What the visitor chose, where the brand leaves a choice: the Spanish brand is always Spanish. */
export function languageFor(site: Site | undefined, chosen: string | undefined): Language {
  if (site?.isSpanishBrand) return 'es';
  return chosen === 'en' || chosen === 'es' ? chosen : (site?.language ?? 'en');
}

export function settingsOf(site: Site): SiteSettings {
  return {
    name: site.name,
    language: languageFor(site, undefined),
    currency: site.currency,
    primary_color: site.primaryColor ?? themeDefaults.primary,
    secondary_color: site.secondaryColor ?? themeDefaults.secondary,
    teritary_color: site.tertiaryColor ?? themeDefaults.tertiary,
    clarity: site.clarity,
    google_analytics: site.googleAnalytics,
    google_tag: site.googleTag,
    security: site.security,
    credit_type: site.creditType,
    ip_data: null,
  };
}

export function configOf(site: Site): SiteConfig {
  return { status: 'success', host: site.mainHost, cnv: site.isSpanishBrand, paths: { ...configuredPaths } };
}
