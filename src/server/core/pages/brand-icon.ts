import { themeVariables } from '#contract/theme.ts';
import { type Site, settingsOf } from '#server/core/sites/site.ts';
import { escapeHtml } from '#server/platform/http/escape-html.ts';

/** The first letter of the brand on its colour. */
export function brandIcon(site: Site): string {
  const { light } = themeVariables(settingsOf(site));
  const letter = escapeHtml([...site.name][0]?.toUpperCase() ?? 'V');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${light['--brand-primary']}"/><text x="16" y="22.5" font-family="Inter,Arial,sans-serif" font-size="19" font-weight="700" text-anchor="middle" fill="${light['--brand-on-primary']}">${letter}</text></svg>`;
}
