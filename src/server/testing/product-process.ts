import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

export interface Product {
  readonly port: number;
  readonly pid: number;
  /** Resolves with the exit code, null after a kill. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

/** Starts the product as `npm start` does, on a free port, and waits for its greeting. */
export async function startProduct(dataDir: string): Promise<Product> {
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/server/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      DATABASE_URL: '',
      NETWORK_SOURCES: 'off',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const port = await readPort(server);
  return {
    port,
    pid: server.pid ?? 0,
    async end(signal) {
      const ended = new Promise<number | null>((resolve) => server.once('exit', (code) => resolve(code)));
      server.kill(signal);
      return await ended;
    },
  };
}

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
