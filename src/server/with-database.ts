import { pino } from 'pino';
import type { Config } from './config.ts';
import { migrationsFolder } from './open-services.ts';
import { type Db, openDatabase } from './platform/database.ts';
import { connectEmbeddedPostgres } from './platform/embedded-postgres.ts';
import { migrate } from './platform/migrate.ts';

/** Opens the installation's database for one command: the configured one, or the embedded one beside a running server. */
export async function withDatabase<T>(config: Config, work: (db: Db) => Promise<T>): Promise<T> {
  const log = pino({ level: 'silent' });
  const embedded = config.databaseUrl
    ? undefined
    : await connectEmbeddedPostgres({ dataDir: config.dataDir, log });
  const url = config.databaseUrl ?? embedded?.url ?? '';
  try {
    await migrate(url, migrationsFolder);
    const database = openDatabase(url, { maxConnections: 2, applicationName: 'vinyard command' });
    try {
      return await work(database.db);
    } finally {
      await database.close();
    }
  } finally {
    await embedded?.stop();
  }
}
