import { inject } from 'vitest';
import { type Db, openDatabase } from '#server/platform/database.ts';

let opened: Db | undefined;

/** The database that the shared test server runs on. */
export function testDb(): Db {
  opened ??= openDatabase(inject('databaseUrl'), { maxConnections: 4, applicationName: 'tests' }).db;
  return opened;
}
