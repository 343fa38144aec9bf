import { type SiteConfig, type SiteSettings, siteConfig, siteSettings } from '#contract/sites.ts';
import { themeStyle } from '#contract/theme.ts';
import { call } from './api.ts';
import { chooseLanguage, setCurrentLanguage } from './language.ts';
import { readStored, writeStored } from './storage.ts';

export interface SiteFacts {
  readonly settings: SiteSettings;
  readonly config: SiteConfig;
}

/**
 * The site's settings and configuration: from the page itself, else from the local cache, else asked for while the
 * loading screen shows.
 */
export async function startSite(): Promise<SiteFacts> {
  const written = readPageFacts();
  if (written) return keep(written);
  const settings = readStored('site_settings');
  const config = readStored('config');
  if (settings && config) return keep({ settings, config });
  return fetchSite();
}

/** Asks the server for settings and configuration, keeps them in the local cache and puts the colours on. */
export async function fetchSite(): Promise<SiteFacts> {
  const [{ data: settings }, config] = await Promise.all([
    call(siteSettings, { domain: location.hostname }, { isRepeatable: true }),
    call(siteConfig, {}),
  ]);
  return keep({ settings, config });
}

function keep(facts: SiteFacts): SiteFacts {
  writeStored('site_settings', facts.settings);
  writeStored('config', facts.config);
  setCurrentLanguage(chooseLanguage(facts.settings, facts.config, readStored('language')));
  putOnColors(facts.settings);
  return facts;
}

/** Written by the server into the first bytes of every page. */
function readPageFacts(): SiteFacts | undefined {
  const text = document.getElementById('vinyard')?.textContent;
  if (!text) return undefined;
  try {
    return JSON.parse(text) as SiteFacts;
  } catch {
    console.error('the settings written into the page cannot be read');
    return undefined;
  }
}

let colors: CSSStyleSheet | undefined;

/** A constructed sheet comes after the page's own and needs no exception from the content security policy. */
function putOnColors(settings: SiteSettings) {
  if (!colors) {
    colors = new CSSStyleSheet();
    document.adoptedStyleSheets.push(colors);
  }
  colors.replaceSync(themeStyle(settings));
}
