import type { Db } from '#server/platform/database.ts';
import { normaliseHost } from './site-host.ts';
import { findSiteByHost, insertSite } from './site-store.ts';

/** `site create HOST NAME`; undefined when that is not what was asked. */
export async function runSiteCommand(
  db: Db,
  [verb, typed, ...words]: readonly string[],
): Promise<string | undefined> {
  const name = words.join(' ').trim();
  if (verb !== 'create' || !typed || !name) return undefined;
  const host = normaliseHost(typed);
  if (!/^[a-z0-9.-]+$/.test(host)) throw new Error(`"${typed}" is not a host.`);
  const taken = await findSiteByHost(db, host);
  if (taken) throw new Error(`${host} belongs to ${taken.name} already.`);
  await insertSite(db, { hosts: [host], name, language: 'en' });
  return `${name} is served at ${host}. Its settings are in the console.\n`;
}
