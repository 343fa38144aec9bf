import { membersPrefix } from '#contract/pages.ts';
import type { EntryFiles } from '#server/platform/http/web-build.ts';

/** In development the module itself is the entry: Vite stands in front and serves it. */
export const developmentEntry = (script: string): EntryFiles => ({
  script,
  preloads: [],
  styles: [],
  fonts: [],
  words: { en: [], es: [] },
});

/** What Vite would write into an HTML file of its own: its client and React's refresh preamble. */
export const developmentHead = (nonce: string): string => `<script type="module" nonce="${nonce}">
import refresh from '${membersPrefix}/@react-refresh';
refresh.injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
</script>
<script type="module" nonce="${nonce}" src="${membersPrefix}/@vite/client"></script>`;
