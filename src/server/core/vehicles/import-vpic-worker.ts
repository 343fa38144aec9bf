import { parentPort, workerData } from 'node:worker_threads';
import { importVpicFile, VpicImportError } from './import-vpic-file.ts';

const { file, dataDir, name } = workerData as { file: string; dataDir: string; name: string };
try {
  parentPort?.postMessage({ imported: await importVpicFile(file, dataDir, name) });
} catch (error) {
  // Its class would not survive the way to the other thread.
  if (!(error instanceof VpicImportError)) throw error;
  parentPort?.postMessage({ refused: error.message });
}
