import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { compileCache } from '#scripts/install.mjs';

const root = path.resolve(import.meta.dirname, '..');

export interface ProductServer {
  readonly url: string;
  /** From the start of the process until the log-in page had been answered whole. */
  readonly startMs: number;
  stop(): Promise<void>;
}

/** Starts the product as `npm start` does once everything is built, on the given data folder. */
export async function startProduct(dataDir: string, cache = compileCache): Promise<ProductServer> {
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const startedAt = performance.now();
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', path.join(root, 'src/server/main.ts')],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...process.env,
        NODE_COMPILE_CACHE: cache,
        DATA_DIR: dataDir,
        PORT: String(port),
        DATABASE_URL: '',
      },
    },
  );
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  await waitFor(`${url}/readyz`, child, () => said);
  await waitFor(`${url}/members/login`, child, () => said);
  return { url, startMs: performance.now() - startedAt, stop: () => stop(child) };
}

async function waitFor(url: string, child: ChildProcess, said: () => string): Promise<void> {
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    await answer?.text();
    if (answer?.ok) return;
    if (child.exitCode !== null) throw new Error(`the product ended with ${child.exitCode}: ${said()}`);
    await delay(10);
  }
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  if (child.exitCode === null) await once(child, 'exit');
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
