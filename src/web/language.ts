import type { Language } from '#contract/problems.ts';
import type { SiteConfig, SiteSettings } from '#contract/sites.ts';

export const languages: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };

/** The Spanish-language brand is always Spanish; elsewhere a person's own choice wins over the site's. */
export function chooseLanguage(
  settings: Pick<SiteSettings, 'language'>,
  config: Pick<SiteConfig, 'cnv'>,
  chosen: Language | null,
): Language {
  if (config.cnv) return 'es';
  return chosen ?? settings.language;
}

let language: Language = 'en';

export const currentLanguage = (): Language => language;

export function setCurrentLanguage(next: Language) {
  language = next;
  document.documentElement.lang = next;
}
