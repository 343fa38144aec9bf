import { membersPrefix } from '#contract/pages.ts';
import { seededGate } from './core/sites/seed-sites.ts';

/** What a person who has just started the product wants to know. */
export function greet({ port, isEmbedded }: { readonly port: number; readonly isEmbedded: boolean }): string {
  const url = (host: string, page = '') => `http://${host}:${port}${membersPrefix}${page}`;
  if (!isEmbedded) return `\nVinyard is ready at port ${port}.\n`;
  return `
Vinyard is ready.

  ${url('localhost')}/          the default brand: create an account at ${membersPrefix}/signup
  ${url('cnv.localhost')}/      the Spanish brand
  ${url('dealer.localhost')}/   a dealers' brand behind a security gate
                                        (${seededGate.email} / ${seededGate.password})

Stop with Ctrl+C. Your data stays in the data folder.

`;
}
