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
    /** How often the tests that kill a server do so: a few times, or many in a soak. */
    killRounds: number;
    /** Whether long tests run whole. */
    isSoak: boolean;
  }
}

/** One database and one server for all server tests of a run; each test makes its own site and account. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const database = await startTestDatabase(readConfig().testDatabaseUrl);
  try {
    const server = await startTestServer(database.url);
    project.provide('databaseUrl', database.url);
    project.provide('serverUrl', server.url);
    project.provide('isSoak', readConfig().isSoak);
    project.provide('killRounds', readConfig().isSoak ? 50 : 3);
    return async () => {
      await server.stop();
      await database.stop();
    };
  } catch (error) {
    await database.stop();
    throw error;
  }
}

async function startTestServer(databaseUrl: string) {
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    PORT: '0',
    DATA_DIR: '.cache/test-data',
    NETWORK_SOURCES: 'off',
  });
  const { services, close } = await openServices(config, pino({ level: 'silent' }));
  try {
    const app = await buildApp(services);
    await services.queue.work(services);
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    return {
      url,
      async stop() {
        await app.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
