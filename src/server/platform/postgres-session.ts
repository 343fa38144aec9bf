import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Account } from './postgres-account.ts';
import type { Binaries } from './postgres-binaries.ts';
import { connectAsUser, DataDirInUse, findHolder, joinUsers, type Role } from './postgres-ownership.ts';
import {
  findPostmaster,
  launchPostmaster,
  type Postmaster,
  readPostmaster,
  waitUntilGone,
} from './postgres-postmaster.ts';

export interface Installation {
  dataDir: string;
  cluster: string;
  binaries: Binaries;
  account: Account | undefined;
  password: string;
}

export interface Session {
  client: pg.Client;
  port: number;
}

const patienceMs = 120_000;
const deadHolderPatienceMs = 5_000;

/** Joins the running server of the cluster, or starts one, whoever else does the same at this moment. */
export async function joinPostgres(
  installation: Installation,
  role: Role,
  preferredPort?: number,
): Promise<Session> {
  const startedAt = Date.now();
  let lastFailure: unknown;
  while (Date.now() - startedAt < patienceMs) {
    const postmaster = await ensurePostmaster(installation, preferredPort);
    if (!postmaster) continue;
    try {
      const client = await connectAsUser({ ...installation, port: postmaster.port }, role);
      const outcome = await claim(client, installation, { role, startedAt });
      if (outcome) return { client, port: postmaster.port };
    } catch (error) {
      if (!isPassing(error)) throw error;
      lastFailure = error;
    }
    await delay(30);
  }
  throw new Error(`The database in ${installation.cluster} did not answer within ${patienceMs / 1000} s.`, {
    cause: lastFailure,
  });
}

async function claim(
  client: pg.Client,
  installation: Installation,
  options: { role: Role; startedAt: number },
): Promise<boolean> {
  let isKept = false;
  try {
    const outcome = await joinUsers(client, options.role);
    if (outcome === 'held') {
      const holder = await findHolder(client);
      const isPatient = Date.now() - options.startedAt < deadHolderPatienceMs;
      if (holder.isAlive || !isPatient) throw new DataDirInUse(installation.dataDir, holder.pid);
    }
    // A server that is stopping says so before it ends any connection, so a lock won from one is told apart here.
    isKept = outcome === 'joined' && (await readPostmaster(installation.cluster))?.status === 'ready';
    return isKept;
  } finally {
    if (!isKept) await client.end().catch(() => undefined);
  }
}

async function ensurePostmaster(
  installation: Installation,
  preferredPort: number | undefined,
): Promise<Postmaster | undefined> {
  const { cluster } = installation;
  const running = await findPostmaster(cluster);
  if (running?.status === 'ready') return running;
  if (running) {
    if (running.status === 'stopping') await waitUntilGone(cluster, running.pid);
    else await delay(10);
    return undefined;
  }
  const port = await findFreePort(preferredPort);
  const launched = await launchPostmaster({ ...installation, port });
  if (!('failure' in launched)) return launched;
  const isWorthAnotherTry =
    /could not bind|could not create any TCP|lock file .* already exists|shared memory block|pre-existing/.test(
      launched.failure,
    );
  if (!isWorthAnotherTry) throw new Error(`PostgreSQL in ${cluster} did not start: ${launched.failure}`);
  await delay(50);
  return undefined;
}

/** Failures of a server that is starting, stopping or restarting after a crash: they pass by themselves. */
function isPassing(error: unknown): boolean {
  const code = (error as { code?: string }).code ?? '';
  const isConnectionLost = error instanceof Error && /Connection terminated|timeout/i.test(error.message);
  return (
    ['57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'].includes(code) || isConnectionLost
  );
}

async function findFreePort(preferred = 0): Promise<number> {
  return await new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => (preferred ? resolve(findFreePort()) : reject(error)));
    probe.listen({ host: '127.0.0.1', port: preferred, exclusive: true }, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
