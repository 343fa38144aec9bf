import type { Language } from '#contract/problems.ts';
import { retryTranslation } from './retry.ts';

const addresses: Record<string, string> = import.meta.glob('./words/*/*.json', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** Fetched, not imported: a browser remembers a failed import for ever, and this one is tried again. */
export function loadWords(language: Language, catalogue: string): Promise<Record<string, unknown>> {
  const address = addresses[`./words/${language}/${catalogue}.json`];
  if (!address) return Promise.reject(new Error(`there is no catalogue ${catalogue} in ${language}`));
  return retryTranslation(async () => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`the catalogue ${catalogue} answered ${answer.status}`);
    return answer.json();
  });
}
