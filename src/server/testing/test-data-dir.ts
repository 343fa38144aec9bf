import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPostmaster } from '#server/platform/postgres-postmaster.ts';

export interface TestDataDir {
  path: string;
  remove(): Promise<void>;
}

/** A data folder outside the project that the account which runs PostgreSQL can reach. */
export async function createDataDir(): Promise<TestDataDir> {
  const folder = await mkdtemp(path.join(await realpath(tmpdir()), 'vinyard-test-'));
  await chmod(folder, 0o755);
  return {
    path: folder,
    async remove() {
      // Only after a failed test does one still run.
      const left = await findPostmaster(path.join(folder, 'postgres'));
      if (left) process.kill(left.pid, 'SIGQUIT');
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
