import { workerData } from 'node:worker_threads';
import { prepareVpicFile } from './prepare-vpic-file.ts';

// Unpacking takes seconds; here it stops nobody's event loop.
prepareVpicFile((workerData as { dataDir: string }).dataDir);
