import { execFile, spawn } from 'node:child_process';
import { closeSync, fchownSync, openSync } from 'node:fs';
import { readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Account } from './postgres-account.ts';
import type { Binaries } from './postgres-binaries.ts';
import { isProcessAlive, servesCluster } from './postgres-process.ts';
import { postgresEnvironment, postgresSettings } from './postgres-settings.ts';

export interface Postmaster {
  pid: number;
  port: number;
  status: 'starting' | 'ready' | 'stopping';
}

const maxLogBytes = 1_000_000;

/** What PostgreSQL itself wrote about the server of this cluster, alive or not. */
export async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!pid) return undefined;
  const status = lines[7] === 'ready' || lines[7] === 'stopping' ? lines[7] : 'starting';
  return { pid, port: Number(lines[3] ?? 0), status };
}

/** The live server of this cluster; a file left by a dead one, whose number may belong to a stranger by now, is cleared. */
export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const postmaster = await readPostmaster(cluster);
  if (!postmaster) return undefined;
  if (!isProcessAlive(postmaster.pid)) return undefined;
  if (await servesCluster(postmaster.pid, cluster)) return postmaster;
  const again = await readPostmaster(cluster);
  if (again?.pid === postmaster.pid) await rm(path.join(cluster, 'postmaster.pid'), { force: true });
  return undefined;
}

export interface Launch {
  cluster: string;
  binaries: Binaries;
  account: Account | undefined;
  port: number;
}

/** Starts a server that outlives this process and waits until it answers; on failure returns what it wrote. */
export async function launchPostmaster(launch: Launch): Promise<Postmaster | { failure: string }> {
  const { cluster, binaries, account, port } = launch;
  const logFile = path.join(cluster, 'vinyard.log');
  const logStart = await rotateLog(logFile);
  const settings = Object.entries(postgresSettings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const args = ['-D', cluster, '-p', String(port), ...settings];
  const log = openSync(logFile, 'a', 0o600);
  if (account) fchownSync(log, account.uid, account.gid);
  // On Windows only pg_ctl can shed the administrator's rights that PostgreSQL refuses.
  const [program, programArgs] =
    process.platform === 'win32'
      ? [
          binaries.pgCtl,
          [
            'start',
            '-W',
            '-s',
            '-D',
            cluster,
            '-o',
            args
              .slice(2)
              .map((arg) => `"${arg}"`)
              .join(' '),
          ],
        ]
      : [binaries.postgres, args];
  const options = { ...account, cwd: cluster, env: postgresEnvironment };
  const child = spawn(program, programArgs, { ...options, detached: true, stdio: ['ignore', log, log] });
  closeSync(log);
  child.unref();
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(`ended with ${signal ?? code}`));
  });
  let outcome: string | undefined;
  ended.then((reason) => {
    outcome = reason;
  });
  for (;;) {
    const postmaster = await readPostmaster(cluster);
    const isOurs = process.platform === 'win32' ? postmaster?.port === port : postmaster?.pid === child.pid;
    if (postmaster && isOurs && postmaster.status === 'ready') return postmaster;
    if (outcome !== undefined && !(process.platform === 'win32' && outcome === 'ended with 0')) {
      const written = (await readFile(logFile, 'utf8')).slice(logStart).trim();
      return { failure: `${outcome}\n${written}` };
    }
    await delay(5);
  }
}

/** Asks for a fast shutdown (open transactions roll back) and waits until the server is gone. */
export async function stopPostmaster({ cluster, binaries, account }: Omit<Launch, 'port'>) {
  const postmaster = await findPostmaster(cluster);
  if (!postmaster) return;
  if (process.platform === 'win32') {
    const options = { ...account, cwd: cluster, env: postgresEnvironment };
    await promisify(execFile)(binaries.pgCtl, ['stop', '-m', 'fast', '-D', cluster], options);
    return;
  }
  process.kill(postmaster.pid, 'SIGINT');
  await waitUntilGone(cluster, postmaster.pid);
}

/** The file vanishes last, and unlike the process it cannot linger unreaped under a parent that never waits. */
export async function waitUntilGone(cluster: string, pid: number) {
  while (isProcessAlive(pid) && (await readPostmaster(cluster))?.pid === pid) await delay(10);
}

async function rotateLog(logFile: string): Promise<number> {
  const size = await stat(logFile).then(
    (found) => found.size,
    () => 0,
  );
  if (size < maxLogBytes) return size;
  await rename(logFile, `${logFile}.1`).catch(() => undefined);
  return 0;
}
