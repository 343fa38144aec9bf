import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { type CatalogueIndex, catalogueFormat } from './catalogue-index.ts';

export interface CatalogueFile {
  readonly dataDir: string;
  /** Names the vPIC file's content, such as its hash; another name means another catalogue. */
  readonly sourceId: string;
  /** A SQLite file with vPIC's own tables, unpacked. */
  readonly vpicFile: string;
}

/** Reads the kept index; builds and keeps it first where there is none, without stopping the event loop. */
export async function loadCatalogueIndex({
  dataDir,
  sourceId,
  vpicFile,
}: CatalogueFile): Promise<CatalogueIndex> {
  const indexFile = path.join(dataDir, `catalogue-${encodeURIComponent(sourceId)}.json`);
  const kept = await readIndex(indexFile);
  if (kept) return kept;
  await buildInWorker({ vpicFile, indexFile });
  const built = await readIndex(indexFile);
  if (!built) throw new Error(`The catalogue was built but cannot be read: ${indexFile}`);
  return built;
}

async function readIndex(indexFile: string): Promise<CatalogueIndex | null> {
  try {
    const index: CatalogueIndex = JSON.parse(await readFile(indexFile, 'utf8'));
    return index.format === catalogueFormat ? index : null;
  } catch {
    return null;
  }
}

function buildInWorker(files: { readonly vpicFile: string; readonly indexFile: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./catalogue-worker.ts', import.meta.url), { workerData: files });
    worker.once('error', reject);
    worker.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`Building the catalogue ended with code ${code}.`));
    });
  });
}
