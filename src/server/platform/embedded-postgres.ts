import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { BaseLogger } from 'pino';
import { chooseAccount, giveTo } from './postgres-account.ts';
import { findBinaries } from './postgres-binaries.ts';
import { createCluster, findCluster, readPassword } from './postgres-cluster.ts';
import { ensureDatabase } from './postgres-first-database.ts';
import { DataDirInUse, leaveUsers, type Role } from './postgres-ownership.ts';
import { stopPostmaster } from './postgres-postmaster.ts';
import { type Installation, joinPostgres, type Session } from './postgres-session.ts';

export interface EmbeddedPostgres {
  url: string;
  /** Shuts PostgreSQL down, also an adopted one, unless somebody else still uses it. */
  stop(): Promise<void>;
}

interface EmbeddedOptions {
  dataDir: string;
  log: Pick<BaseLogger, 'info' | 'warn' | 'error'>;
}

/** Runs PostgreSQL under the data folder for a server, which holds the folder alone: a second gets `DataDirInUse`. */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  return await open(options, 'server');
}

/** Uses the PostgreSQL of a live server, or runs one for the time being; for the command line. */
export async function connectEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  return await open(options, 'command');
}

async function open({ dataDir, log }: EmbeddedOptions, role: Role): Promise<EmbeddedPostgres> {
  const installation = await install(path.resolve(dataDir), log);
  const first = await joinPostgres(installation, role);
  let current: Promise<Session | undefined> = Promise.resolve(first);
  let isStopping = false;

  function watch(session: Session) {
    session.client.once('end', () => {
      if (isStopping) return;
      log.warn({ cluster: installation.cluster }, 'the database went away, bringing it back');
      current = rejoin(session.port);
    });
  }

  async function rejoin(port: number): Promise<Session | undefined> {
    while (!isStopping) {
      try {
        const session = await joinPostgres(installation, role, port);
        if (session.port !== port)
          log.error({ port: session.port }, 'the database moved to another port, restart the server');
        watch(session);
        return session;
      } catch (error) {
        log.error({ err: error }, 'the database did not come back');
        if (error instanceof DataDirInUse) return undefined;
        await delay(1000);
      }
    }
    return undefined;
  }

  async function leave() {
    isStopping = true;
    const session = await current;
    if (!session) return;
    try {
      const isLast = await leaveUsers(session.client).catch(() => false);
      if (isLast) await stopPostmaster(installation);
      else
        log.info({ cluster: installation.cluster }, 'the database stays up for another process that uses it');
    } finally {
      await session.client.end().catch(() => undefined);
    }
  }

  watch(first);
  try {
    await ensureDatabase(first.client, installation.password);
  } catch (error) {
    await leave();
    throw error;
  }
  let stopped: Promise<void> | undefined;
  return {
    url: `postgres://vinyard:${installation.password}@127.0.0.1:${first.port}/vinyard`,
    stop: () => (stopped ??= leave()),
  };
}

async function install(dataDir: string, log: EmbeddedOptions['log']): Promise<Installation> {
  const existing = findCluster(dataDir);
  const account = chooseAccount(existing);
  const binaries = await findBinaries(account, log);
  const cluster = existing ?? (await createCluster(dataDir, binaries, { account, log }));
  if (account) await giveTo(cluster, account);
  return { dataDir, cluster, binaries, account, password: await readPassword(cluster) };
}
