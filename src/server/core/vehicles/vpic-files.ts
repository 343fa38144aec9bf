import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Which file is in use, told to all processes through `vpic/manifest.json` under the data folder. */
export type VpicManifest = {
  /** Changes whenever another file is taken into use. */
  version: string;
  file: string;
  origin: 'shipped' | 'imported';
  /** The package and size of a shipped file, the name of an imported one. */
  from: string;
  format: number;
  builtAt: string;
};

/** Raised when the packed tables change shape, so that an older copy is built again. */
export const PACK_FORMAT = 1;

export function vpicFolder(dataDir: string): string {
  return path.join(dataDir, 'vpic');
}

function manifestPath(dataDir: string): string {
  return path.join(vpicFolder(dataDir), 'manifest.json');
}

/** The manifest, or null when there is none or it cannot be read. */
export function readManifest(dataDir: string): VpicManifest | null {
  try {
    return JSON.parse(readFileSync(manifestPath(dataDir), 'utf8')) as VpicManifest;
  } catch {
    return null;
  }
}

export function temporaryPath(dataDir: string): string {
  mkdirSync(vpicFolder(dataDir), { recursive: true });
  return path.join(vpicFolder(dataDir), `building-${process.pid}-${randomBytes(6).toString('hex')}`);
}

/** Takes a finished file into use: it is flushed, renamed, and only then named in the manifest. */
export function publishVpicFile(
  dataDir: string,
  built: string,
  about: Pick<VpicManifest, 'origin' | 'from'>,
): VpicManifest {
  const version = `${Date.now().toString(36)}-${randomBytes(4).toString('hex')}`;
  const manifest: VpicManifest = {
    version,
    file: `vpic-${version}.db`,
    ...about,
    format: PACK_FORMAT,
    builtAt: new Date().toISOString(),
  };
  flush(built);
  renameSync(built, path.join(vpicFolder(dataDir), manifest.file));
  const temporary = temporaryPath(dataDir);
  writeFileSync(temporary, JSON.stringify(manifest, null, 2));
  flush(temporary);
  renameSync(temporary, manifestPath(dataDir));
  removeOthers(dataDir, manifest.file);
  return manifest;
}

function flush(file: string): void {
  const handle = openSync(file, 'r+');
  fsyncSync(handle);
  closeSync(handle);
}

/** A build takes seconds, so what is an hour old belongs to a process that was killed. */
function isForgotten(file: string): boolean {
  return Date.now() - statSync(file).mtimeMs > 3600_000;
}

/** Processes that still read an older file keep it open until they notice the manifest. */
function removeOthers(dataDir: string, current: string): void {
  for (const name of readdirSync(vpicFolder(dataDir))) {
    const file = path.join(vpicFolder(dataDir), name);
    const isOlder = /^vpic-.*\.db$/.test(name) && name !== current;
    try {
      if (isOlder || (name.startsWith('building-') && isForgotten(file))) rmSync(file);
    } catch {
      // Another process has it open where that forbids removal; the next publish tries again.
    }
  }
}
