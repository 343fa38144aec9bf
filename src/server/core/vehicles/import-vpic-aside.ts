import { Worker } from 'node:worker_threads';
import { type VpicImport, VpicImportError } from './import-vpic-file.ts';

interface AsideOptions {
  readonly file: string;
  readonly dataDir: string;
  /** What a person calls the file. */
  readonly name: string;
}

type Outcome = { readonly imported: VpicImport } | { readonly refused: string };

/** Takes a vPIC file in on a thread of its own, so that a server answers other requests meanwhile. */
export function importVpicAside(options: AsideOptions): Promise<VpicImport> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./import-vpic-worker.ts', import.meta.url), { workerData: options });
    worker.once('message', (outcome: Outcome) => {
      if ('imported' in outcome) resolve(outcome.imported);
      else reject(new VpicImportError(outcome.refused));
    });
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`Taking the file in ended with code ${code}.`)));
  });
}
