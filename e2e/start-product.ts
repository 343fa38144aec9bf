import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

interface Product {
  readonly port: number;
  readonly pid: number;
  stop(): Promise<void>;
}

/** A folder that the database's own account can reach, too. */
export async function newDataDir(): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vinyard-e2e-'));
  await chmod(dataDir, 0o755);
  return dataDir;
}

/** Starts the product as `npm start` does, on a free port, and waits for its greeting. */
export async function startProduct(dataDir: string): Promise<Product> {
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/server/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn', DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const port = await readPort(server);
  return {
    port,
    pid: server.pid ?? 0,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
    },
  };
}

export const removeDataDir = (dataDir: string): Promise<void> =>
  rm(dataDir, { recursive: true, force: true });

async function readPort(server: ChildProcess): Promise<number> {
  let output = '';
  return await new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const port = /http:\/\/localhost:(\d+)\/members/.exec(output)?.[1];
      if (port) resolve(Number(port));
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });
}
