import { ensureWebBuilt } from '#scripts/build-web.mjs';
import { scriptBytes } from '#scripts/script-bytes.mjs';
import { printFigure } from './figure.ts';

const limitKilobytes: Readonly<Record<string, number>> = { login: 90, dashboard: 160 };

/** Script that a page loads, gzip. */
export async function benchPages(): Promise<void> {
  ensureWebBuilt();
  for (const [page, bytes] of Object.entries(scriptBytes())) {
    const limit = limitKilobytes[page];
    const kilobytes = bytes / 1000;
    printFigure({
      name: `pages: script of ${page}, gzip`,
      value: `${kilobytes.toFixed(1)} kB`,
      against: limit ? `limit ${limit} kB` : 'no limit',
      ratio: limit ? kilobytes / limit : undefined,
      ...(limit && { wanted: { atMost: 1 } }),
    });
  }
}
