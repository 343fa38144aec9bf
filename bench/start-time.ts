import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { createDataDir } from '#server/testing/test-data-dir.ts';
import { medianOf, printFigure } from './figure.ts';
import { startProduct } from './product-server.ts';

const root = path.resolve(import.meta.dirname, '..');
const firstStarts = 3;
const warmStarts = 7;

/** From starting the process to the first page, on the embedded database: the first time ever, and later. */
export async function benchStart(): Promise<void> {
  const firstMs: number[] = [];
  const warmMs: number[] = [];
  for (let run = 0; run < firstStarts; run += 1) {
    await withDataDir(async (dataDir) => {
      const emptyCache = path.join(dataDir, 'compiled');
      firstMs.push(timeWebBuild(path.join(dataDir, 'web')) + (await timeStart(dataDir, emptyCache)));
      const isLast = run === firstStarts - 1;
      for (let again = 0; isLast && again < warmStarts; again += 1) {
        warmMs.push(await timeStart(dataDir, emptyCache));
      }
    });
  }
  print('start: first ever, pages built', firstMs, 10);
  print('start: warm', warmMs, 2);
}

async function timeStart(dataDir: string, compileCache: string): Promise<number> {
  const { startMs, stop } = await startProduct(dataDir, compileCache);
  await stop();
  return startMs;
}

/** The first start after an install also builds the pages; here into a folder that is thrown away. */
function timeWebBuild(outDir: string): number {
  const startedAt = performance.now();
  const args = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error', '--outDir', outDir];
  const built = spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (built.status !== 0) throw new Error('the pages could not be built');
  return performance.now() - startedAt;
}

async function withDataDir(use: (dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = await createDataDir();
  try {
    await use(dataDir.path);
  } finally {
    await dataDir.remove();
  }
}

function print(name: string, allMs: readonly number[], limitSeconds: number): void {
  const seconds = medianOf(allMs) / 1000;
  const fastest = Math.min(...allMs) / 1000;
  printFigure({
    name,
    value: `${seconds.toFixed(2)} s`,
    against: `limit ${limitSeconds} s, fastest ${fastest.toFixed(2)} s`,
    ratio: seconds / limitSeconds,
    wanted: { atMost: 1 },
  });
}
