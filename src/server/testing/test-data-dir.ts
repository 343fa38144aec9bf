import { chmod, mkdtemp, readdir, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPostmaster } from '#server/platform/postgres-postmaster.ts';
import { isProcessAlive } from '#server/platform/postgres-process.ts';

export interface TestDataDir {
  path: string;
  remove(): Promise<void>;
}

/** A data folder outside the project that the account which runs PostgreSQL can enter. */
export async function createDataDir(): Promise<TestDataDir> {
  const parent = await realpath(tmpdir());
  const folder = await mkdtemp(path.join(parent, `vinyard-test-${process.pid}-`));
  await chmod(folder, 0o755);
  return { path: folder, remove: () => removeDataDir(folder) };
}

/** Clears away what test runs left that were killed, their databases included. */
export async function removeAbandonedDataDirs(): Promise<void> {
  const parent = await realpath(tmpdir());
  for (const name of await readdir(parent)) {
    const pid = Number(/^vinyard-test-(\d+)-/.exec(name)?.[1]);
    if (pid && !isProcessAlive(pid)) await removeDataDir(path.join(parent, name));
  }
}

async function removeDataDir(folder: string) {
  const left = await findPostmaster(path.join(folder, 'postgres'));
  if (left) process.kill(left.pid, 'SIGQUIT');
  await rm(folder, { recursive: true, force: true, maxRetries: 5 }).catch((error) => {
    // Another user's, or another run is clearing it away too.
    if (error.code !== 'EACCES' && error.code !== 'EPERM' && error.code !== 'ENOTEMPTY') throw error;
  });
}
