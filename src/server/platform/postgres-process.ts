import { execFile } from 'node:child_process';
import { readFile, readlink } from 'node:fs/promises';
import { promisify } from 'node:util';

export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether a live process is the server of this cluster; where the system does not tell whose, any PostgreSQL server is taken for it. */
export async function servesCluster(pid: number, cluster: string): Promise<boolean> {
  // A server works in its cluster's folder, under whatever name that has by now.
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
  if (folder !== undefined) return folder === cluster;
  if (process.platform === 'win32') return true;
  const commandLine = await readCommandLine(pid);
  return commandLine === undefined || /postgres -D /.test(commandLine);
}

/** Empty for a dead process, undefined where the system does not tell. */
async function readCommandLine(pid: number): Promise<string | undefined> {
  if (process.platform === 'linux') {
    return await readFile(`/proc/${pid}/cmdline`, 'utf8').then(
      (text) => text.replaceAll('\0', ' '),
      (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' || error.code === 'ESRCH' ? '' : undefined),
    );
  }
  return await promisify(execFile)('/bin/ps', ['-ww', '-o', 'command=', '-p', String(pid)]).then(
    ({ stdout }) => stdout,
    () => '',
  );
}
