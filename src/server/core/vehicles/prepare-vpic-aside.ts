import { Worker } from 'node:worker_threads';
import type { VpicManifest } from './vpic-files.ts';

/** Prepares the vPIC copy on a thread of its own, so that a server answers other requests meanwhile. */
export function prepareVpicAside(dataDir: string): Promise<VpicManifest> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./prepare-vpic-worker.ts', import.meta.url), { workerData: dataDir });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`Preparing the vPIC data ended with code ${code}.`)));
  });
}
