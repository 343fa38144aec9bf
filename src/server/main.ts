import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { BadSetting, type Config, readConfig } from './config.ts';
import { type FirstOperator, seedOperator } from './core/operators/create-operator.ts';
import { seedSites } from './core/sites/seed-sites.ts';
import { greet } from './greeting.ts';
import { openServices } from './open-services.ts';
import { WebNotBuilt } from './platform/http/web-build.ts';
import { openLog } from './platform/log.ts';
import { MigrationMismatch } from './platform/migrate.ts';
import { DataDirInUse } from './platform/postgres-ownership.ts';

/** In development people come in through Vite, which stands in front (vite.config.ts). */
const vitePort = 3000;

interface Started {
  readonly app: FastifyInstance;
  readonly firstOperator: FirstOperator | undefined;
  stop(): Promise<void>;
}

async function start(): Promise<void> {
  const config = readConfig();
  const log = openLog(config.logLevel);
  const starting = bringUp(config, log);
  stopOnSignal(starting, log);
  const { app, firstOperator } = await starting;
  const address = app.server.address();
  const ownPort = typeof address === 'object' && address ? address.port : config.port;
  const port = config.isDevelopment ? vitePort : ownPort;
  process.stderr.write(greet({ port, isEmbedded: config.databaseUrl === undefined, firstOperator }));
}

async function bringUp(config: Config, log: Logger): Promise<Started> {
  const { services, close } = await openServices(config, log);
  try {
    const isEmbedded = config.databaseUrl === undefined;
    if (isEmbedded) await seedSites(services.db);
    const app = await buildApp(services);
    await app.listen({ port: config.port, host: config.host });
    await services.queue.work(services);
    // After everything that can fail: a password that was never shown would be lost.
    const firstOperator = isEmbedded ? await seedOperator(services.db) : undefined;
    return { app, firstOperator, stop: () => app.close().then(close) };
  } catch (error) {
    await close();
    throw error;
  }
}

/** From the first moment on: a signal that comes during the start must not leave the database running alone. */
function stopOnSignal(starting: Promise<Started>, log: Logger): void {
  const stop = async (signal: string) => {
    log.info({ signal }, 'stopping: finishing what is in flight');
    await (await starting).stop();
    log.info('stopped');
    process.exit(0);
  };
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      stop(signal).catch((error) => {
        log.error({ err: error }, 'the stop failed');
        process.exit(1);
      });
    });
  }
}

/** Troubles that a person can mend get one sentence, the rest its stack. */
function explain(error: unknown): string {
  const isPlain = [BadSetting, DataDirInUse, MigrationMismatch, WebNotBuilt].some(
    (kind) => error instanceof kind,
  );
  if (isPlain) return (error as Error).message;
  if ((error as NodeJS.ErrnoException)?.code === 'EADDRINUSE') {
    return `The port is taken by another program. Choose another one: PORT=3100 npm start`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

try {
  await start();
} catch (error) {
  process.stderr.write(`\nVinyard could not start. ${explain(error)}\n`);
  process.exit(1);
}
