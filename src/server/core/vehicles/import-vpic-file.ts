import { closeSync, openSync, readSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { withBuildLock } from './build-lock.ts';
import { copyPlain } from './copy-plain.ts';
import { packFile } from './prepare-vpic-file.ts';
import { publishVpicFile, temporaryPath, type VpicManifest, vpicFolder } from './vpic-files.ts';
import { countRows, listMissingColumns } from './vpic-shape-store.ts';

export class VpicImportError extends Error {}

export type VpicImport = { manifest: VpicManifest; wmis: number; patterns: number; elements: number };

/**
 * Takes a newer or fuller vPIC file (SQLite, also gzipped) into use; running processes notice within a second.
 * The file is checked and packed beside the one in use, which stays untouched when anything fails.
 * `name` is what a person calls the file, where it lies under another name.
 */
export async function importVpicFile(file: string, dataDir: string, name = file): Promise<VpicImport> {
  const copy = temporaryPath(dataDir);
  try {
    await copyPlain(file, copy).catch((error: Error) => {
      throw new VpicImportError(`${name} cannot be read: ${error.message}`);
    });
    if (!isSqlite(copy)) throw new VpicImportError(`${name} is not a SQLite database, nor a gzipped one.`);
    const counts = check(name, copy);
    packFile(copy);
    const manifest = withBuildLock(vpicFolder(dataDir), () =>
      publishVpicFile(dataDir, copy, { origin: 'imported', from: name }),
    );
    return { manifest, ...counts };
  } finally {
    rmSync(copy, { force: true });
  }
}

function isSqlite(file: string): boolean {
  const handle = openSync(file, 'r');
  const header = Buffer.alloc(16);
  readSync(handle, header, 0, 16, 0);
  closeSync(handle);
  return header.toString('latin1') === 'SQLite format 3\0';
}

function check(name: string, file: string): Omit<VpicImport, 'manifest'> {
  const database = new DatabaseSync(file);
  try {
    const missing = listMissingColumns(database);
    if (missing.length > 0) {
      throw new VpicImportError(`${name} is not a vPIC database: it lacks ${missing.join(', ')}.`);
    }
    const counts = countRows(database);
    if (counts.wmis === 0 || counts.patterns === 0) {
      throw new VpicImportError(`${name} holds no manufacturers or no patterns.`);
    }
    return counts;
  } catch (error) {
    if (error instanceof VpicImportError) throw error;
    throw new VpicImportError(`${name} is damaged: ${(error as Error).message}.`);
  } finally {
    database.close();
  }
}
