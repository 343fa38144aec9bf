// Plain JavaScript on purpose: it runs on whatever Node the machine has, before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(
  import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname),
  '..',
);
const stamp = path.join(root, 'node_modules', '.vinyard-installed');

/** The Node that the project pins; every script runs on it. */
export const pinnedNode = path.join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** Where Node keeps compiled sources: with them the server loads in half the time. */
export const compileCache = path.join(root, '.cache', 'compiled');

/** Installs the locked dependencies when they are missing or older than the lock file. */
export function ensureInstalled() {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock && existsSync(pinnedNode)) return;
  console.error('Installing dependencies (about a minute, once) …');
  // Not `npm ci`: it refuses a lock file that lacks the optional packages of some other platform.
  runNpm(['install', '--no-save', '--loglevel=error', '--no-fund', '--no-audit']);
  if (!existsSync(pinnedNode)) {
    throw new Error('The pinned Node is missing after the install. Are install scripts switched off in npm?');
  }
  writeFileSync(stamp, lock);
}

function runNpm(args) {
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const done = spawnSync(command, [...first, ...args], { cwd: root, stdio: 'inherit', shell: !npm });
  if (done.status !== 0) {
    console.error(`npm ${args[0]} failed. Check that the npm registry can be reached, then try again.`);
    process.exit(done.status ?? 1);
  }
}

/** Runs a tool on the pinned Node and ends this process with its code when it fails. */
export function runPinned(args, options = {}) {
  const done = spawnSync(pinnedNode, args, { cwd: root, stdio: 'inherit', ...options });
  if (done.status !== 0) process.exit(done.status ?? 1);
}
