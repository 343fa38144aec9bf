import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const POLL_MS = 100;
const STALE_AFTER_MS = 5 * 60_000;

/** Runs a build in one process at a time; the others wait and then find it done. A dead builder's lock is taken over. */
export function withBuildLock<Result>(folder: string, run: () => Result): Result {
  mkdirSync(folder, { recursive: true });
  const lock = path.join(folder, 'building.lock');
  const token = `${process.pid} ${Math.random().toString(36).slice(2)}`;
  while (!takeLock(lock, token)) {
    if (isAbandoned(lock)) rmSync(lock, { force: true });
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, POLL_MS);
  }
  try {
    return run();
  } finally {
    if (readLock(lock) === token) rmSync(lock, { force: true });
  }
}

function takeLock(lock: string, token: string): boolean {
  try {
    writeFileSync(lock, token, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readLock(lock: string): string | null {
  try {
    return readFileSync(lock, 'utf8');
  } catch {
    return null;
  }
}

function isAbandoned(lock: string): boolean {
  const token = readLock(lock);
  if (token === null) return false;
  if (token !== '' && !isRunning(Number.parseInt(token, 10))) return true;
  try {
    return Date.now() - statSync(lock).mtimeMs > STALE_AFTER_MS;
  } catch {
    return false;
  }
}

function isRunning(processId: number): boolean {
  if (!Number.isInteger(processId)) return true;
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
