import { parentPort, workerData } from 'node:worker_threads';
import { prepareVpicFile } from './prepare-vpic-file.ts';

parentPort?.postMessage(prepareVpicFile(String(workerData)));
