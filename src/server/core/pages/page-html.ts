import { membersPrefix } from '#contract/pages.ts';
import type { SiteSettings } from '#contract/sites.ts';
import { themeStyle } from '#contract/theme.ts';
import { configOf, type Site, settingsOf } from '#server/core/sites/site.ts';
import { escapeHtml, jsonForHtml } from '#server/platform/http/escape-html.ts';
import type { EntryFiles } from '#server/platform/http/web-build.ts';

interface PageParts {
  readonly site: Site;
  readonly title: string;
  readonly description: string;
  readonly nonce: string;
  readonly entry: EntryFiles;
  readonly isIndexable: boolean;
  /** Absolute; undefined on pages that search engines should not keep. */
  readonly canonical: string | undefined;
  /** Extra head parts of the development server. */
  readonly developmentHead: string;
}

/** The first bytes of every page: brand colours, words and settings, before any script has run. */
export function pageHtml(parts: PageParts): string {
  const { site, entry, nonce } = parts;
  const settings = settingsOf(site);
  const asset = (file: string) => `${membersPrefix}/${file}`;
  return `<!doctype html>
<html lang="${settings.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${parts.title} · ${settings.name}`)}</title>
<meta name="description" content="${escapeHtml(parts.description)}">
<meta name="color-scheme" content="light dark">
<meta property="csp-nonce" nonce="${nonce}">
${parts.isIndexable ? '' : '<meta name="robots" content="noindex">'}
${parts.canonical ? `<link rel="canonical" href="${escapeHtml(parts.canonical)}">` : ''}
<link rel="icon" href="${membersPrefix}/icon.svg" type="image/svg+xml">
<style nonce="${nonce}">${themeStyle(settings)}</style>
${parts.developmentHead}
${entry.fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" href="${asset(file)}" crossorigin>`).join('\n')}
${entry.words[settings.language].map((file) => `<link rel="preload" as="fetch" href="${asset(file)}" crossorigin>`).join('\n')}
${entry.styles.map((file) => `<link rel="stylesheet" href="${asset(file)}">`).join('\n')}
${entry.preloads.map((file) => `<link rel="modulepreload" href="${asset(file)}">`).join('\n')}
</head>
<body>
<div id="root">${loadingScreen(settings)}</div>
<script type="application/json" id="vinyard">${jsonForHtml({ settings, config: configOf(site) })}</script>
<script type="module" nonce="${nonce}" src="${asset(entry.script)}"></script>
</body>
</html>
`.replace(/\n\n+/g, '\n');
}

/** The brand's name is there at once, where the drawn page will show it. */
function loadingScreen({ name, language }: SiteSettings): string {
  const words = language === 'es' ? 'Cargando…' : 'Loading…';
  return `<div class="loading-screen"><div class="loading-brand"><span>${escapeHtml(name)}</span></div><div role="status"><span class="loading-bar"></span><span class="sr-only">${words}</span></div></div>`;
}
