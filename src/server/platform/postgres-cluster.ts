import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, realpathSync, statSync } from 'node:fs';
import {
  chmod,
  chown,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { BaseLogger } from 'pino';
import { type Account, canEnter } from './postgres-account.ts';
import { type Binaries, systemFolder } from './postgres-binaries.ts';
import { isProcessAlive } from './postgres-process.ts';
import { postgresEnvironment } from './postgres-settings.ts';

const passwordFile = 'vinyard.password';

/** The cluster of a data folder, or undefined before its first start. */
export function findCluster(dataDir: string): string | undefined {
  const cluster = path.join(dataDir, 'postgres');
  try {
    statSync(path.join(cluster, 'PG_VERSION'));
  } catch (error) {
    const isForeign = (error as NodeJS.ErrnoException).code === 'EACCES';
    if (!isForeign) return undefined;
  }
  return realpathSync(cluster);
}

export async function readPassword(cluster: string): Promise<string> {
  return (await readFile(path.join(cluster, passwordFile), 'utf8')).trim();
}

/**
 * Makes the cluster of a data folder in a draft folder and publishes it in one step, so that neither an interrupted
 * nor a simultaneous first start can leave half of one.
 */
export async function createCluster(
  dataDir: string,
  binaries: Binaries,
  options: { account: Account | undefined; log: Pick<BaseLogger, 'info'> },
): Promise<string> {
  const { account, log } = options;
  const home = path.resolve(dataDir);
  await mkdir(home, { recursive: true });
  const link = path.join(home, 'postgres');
  const isReachable = canEnter(realpathSync(home), account);
  const parent = isReachable ? home : systemFolder;
  await mkdir(parent, { recursive: true, mode: 0o755 });
  await removeAbandonedDrafts(parent);

  const draft = path.join(parent, `postgres.new-${process.pid}-${randomBytes(4).toString('hex')}`);
  try {
    const built = await buildCluster(draft, binaries, account);
    if (isReachable) await publish(() => rename(built, link), link);
    else await publishElsewhere(built, link, log);
    await syncFolder(parent);
    await syncFolder(home);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return realpathSync(link);
}

async function buildCluster(draft: string, binaries: Binaries, account: Account | undefined) {
  const cluster = path.join(draft, 'cluster');
  const password = path.join(draft, 'password');
  await mkdir(cluster, { recursive: true, mode: 0o700 });
  await writeFile(password, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true });
  for (const file of [draft, cluster, password]) if (account) await chown(file, account.uid, account.gid);
  await chmod(draft, 0o700);
  const args = ['--pgdata', cluster, '--username=postgres', '--pwfile', password, '--auth=scram-sha-256'];
  args.push('--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8');
  args.push('--data-checksums', '--no-instructions');
  await promisify(execFile)(binaries.initdb, args, { ...account, cwd: draft, env: postgresEnvironment });
  await rename(password, path.join(cluster, passwordFile));
  await syncFolder(cluster);
  return cluster;
}

async function publishElsewhere(built: string, link: string, log: Pick<BaseLogger, 'info'>) {
  const dataDir = path.dirname(link);
  const place = path.join(systemFolder, `${hashOf(dataDir)}-${randomBytes(4).toString('hex')}`);
  await rename(built, place);
  let isPublished = false;
  try {
    isPublished = await publish(() => symlink(place, link), link);
  } finally {
    if (!isPublished) await rm(place, { recursive: true, force: true });
  }
  if (isPublished) {
    log.info(
      { dataDir, cluster: place },
      'the database account cannot enter the data folder, keeping the database elsewhere',
    );
  }
}

/** False when another process published its cluster first. */
async function publish(step: () => Promise<void>, link: string): Promise<boolean> {
  try {
    await step();
    return true;
  } catch (error) {
    if (existsSync(path.join(link, 'PG_VERSION'))) return false;
    throw new Error(
      `There is no database behind ${link}, yet something is in its place. Put it back or remove it.`,
      {
        cause: error,
      },
    );
  }
}

async function removeAbandonedDrafts(parent: string) {
  for (const name of await readdir(parent)) {
    const pid = /^postgres\.new-(\d+)-/.exec(name)?.[1];
    if (!pid || isProcessAlive(Number(pid))) continue;
    // An initdb that outlived its killed parent may still write there; what is left goes at a later start.
    await rm(path.join(parent, name), { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  }
}

async function syncFolder(folder: string) {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function hashOf(home: string) {
  return createHash('sha256').update(home).digest('hex').slice(0, 16);
}
