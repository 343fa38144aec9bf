import { randomBytes } from 'node:crypto';
import path from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts';
import { migrate } from '#server/platform/migrate.ts';
import { createDataDir, removeAbandonedDataDirs } from './test-data-dir.ts';

const migrations = path.resolve(import.meta.dirname, '../../../migrations');

export interface TestDatabase {
  url: string;
  stop(): Promise<void>;
}

/** One fresh, migrated database for a test run: in a PostgreSQL of its own, or in the given one. */
export async function startTestDatabase(externalUrl?: string): Promise<TestDatabase> {
  const server = externalUrl ? { url: externalUrl, stop: async () => undefined } : await startOwnPostgres();
  const url = await createDatabase(server.url);
  await migrate(url, migrations);
  return {
    url,
    async stop() {
      if (externalUrl) await dropDatabase(externalUrl, url);
      await server.stop();
    },
  };
}

/** An empty database beside the given one, for a test that needs its own. */
export async function createDatabase(besideUrl: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runAlone(besideUrl, `create database ${name}`);
  const url = new URL(besideUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function dropDatabase(besideUrl: string, url: string) {
  await runAlone(besideUrl, `drop database ${new URL(url).pathname.slice(1)} with (force)`);
}

async function startOwnPostgres(): Promise<TestDatabase> {
  await removeAbandonedDataDirs();
  const dataDir = await createDataDir();
  const postgres = await startEmbeddedPostgres({ dataDir: dataDir.path, log: pino({ level: 'silent' }) });
  return {
    url: postgres.url,
    async stop() {
      await postgres.stop();
      await dataDir.remove();
    },
  };
}

async function runAlone(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
