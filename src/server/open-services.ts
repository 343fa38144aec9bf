import path from 'node:path';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { openSiteDirectory } from './core/sites/site-directory.ts';
import { openVehicles } from './core/vehicles/open-vehicles.ts';
import { jobs } from './jobs.ts';
import { openDatabase } from './platform/database.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres.ts';
import { createIdTokenVerifier } from './platform/id-token.ts';
import { createMailer } from './platform/mail.ts';
import { migrate } from './platform/migrate.ts';
import { openQueue } from './platform/queue.ts';
import { createRateLimiter } from './platform/rate-limiter.ts';
import type { Services } from './services.ts';
import { createVpicService } from './sources/vpic.ts';

export const migrationsFolder = path.resolve(import.meta.dirname, '../../migrations');

interface OpenServices {
  readonly services: Services;
  /** Jobs finish, then the database closes. */
  close(): Promise<void>;
}

/** Brings up the database (embedded unless one is configured), its schema, and everything that stands on it. */
export async function openServices(config: Config, log: Logger): Promise<OpenServices> {
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  const url = config.databaseUrl ?? embedded?.url ?? '';
  try {
    const applied = await migrate(url, migrationsFolder);
    if (applied.length > 0) log.info({ applied }, 'the database schema was brought up to date');
    const database = openDatabase(url, {
      maxConnections: 20,
      onError: (error) => log.warn({ err: error }, 'a database connection ended'),
    });
    const queue = await openQueue<Services>({ url, jobs, log });
    const { db } = database;
    const vehicles = openVehicles({
      dataDir: config.dataDir,
      db,
      log,
      service: config.mayUseNetworkSources ? createVpicService({ baseUrl: config.vpicUrl }) : undefined,
    });
    const services: Services = {
      config,
      log,
      db,
      queue,
      rateLimiter: createRateLimiter(db),
      sites: openSiteDirectory(db, config.apiHosts),
      mailer: config.smtpUrl ? createMailer(config.smtpUrl) : undefined,
      idTokens: createIdTokenVerifier(config.firebaseJwksUrl),
      vehicles,
    };
    return {
      services,
      async close() {
        await queue.stop();
        services.mailer?.close();
        await vehicles.close();
        await database.close();
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}
