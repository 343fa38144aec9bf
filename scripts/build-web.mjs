// Builds the pages when they are missing or older than their sources.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, runPinned } from './install.mjs';

const stamp = path.join(root, 'dist', 'web-sources');
const sources = ['src/web', 'src/contract', 'src/vin', 'vite.config.ts', 'package-lock.json'];

export function ensureWebBuilt() {
  const fingerprint = fingerprintOf(sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;
  console.error('Building the pages …');
  runPinned(['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, fingerprint);
}

function fingerprintOf(paths) {
  const hash = createHash('sha256');
  const files = paths.flatMap((name) => listFiles(path.join(root, name))).sort();
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

function listFiles(start) {
  if (!existsSync(start)) return [];
  try {
    return readdirSync(start, { withFileTypes: true }).flatMap((entry) =>
      listFiles(path.join(start, entry.name)),
    );
  } catch {
    return [start];
  }
}
