import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';
import { buildCatalogue } from './catalogue-index.ts';

const { vpicFile, indexFile }: { vpicFile: string; indexFile: string } = workerData;

const vpic = new DatabaseSync(vpicFile, { readOnly: true });
const text = JSON.stringify(buildCatalogue(vpic));
vpic.close();

// Readers see the old file or the whole new one, never half of it.
const draft = `${indexFile}.${randomUUID()}`;
mkdirSync(path.dirname(indexFile), { recursive: true });
try {
  writeFileSync(draft, text);
  renameSync(draft, indexFile);
  removeOlder();
} finally {
  rmSync(draft, { force: true });
}

/** Catalogues of vPIC files no longer in use; who still reads one has it in memory. */
function removeOlder(): void {
  const folder = path.dirname(indexFile);
  for (const name of readdirSync(folder))
    if (/^catalogue-[^.]*\.json$/.test(name) && name !== path.basename(indexFile))
      rmSync(path.join(folder, name), { force: true });
}
