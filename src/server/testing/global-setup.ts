import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openServices } from '#server/open-services.ts';
import { startTestDatabase } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
    serverUrl: string;
  }
}

/** One database and one server for all server tests of a run; each test makes its own site and account. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const database = await startTestDatabase(readConfig().testDatabaseUrl);
  const config = readConfig({ DATABASE_URL: database.url, PORT: '0' });
  const { services, close } = await openServices(config, pino({ level: 'silent' }));
  const app = await buildApp(services);
  await services.queue.work(services);
  const serverUrl = await app.listen({ port: 0, host: '127.0.0.1' });
  project.provide('databaseUrl', database.url);
  project.provide('serverUrl', serverUrl);
  return async () => {
    await app.close();
    await close();
    await database.stop();
  };
}
