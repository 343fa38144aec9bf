import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

export interface Product {
  readonly port: number;
  readonly pid: number;
  /** Undefined when the data folder has one already. */
  readonly firstOperator: { readonly email: string; readonly password: string } | undefined;
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
  const greeting = await readGreeting(server);
  const port = Number(/http:\/\/localhost:(\d+)\/members/.exec(greeting)?.[1]);
  const [, email, password] = /first operator[^:]*: (\S+) \/ (\S+)/.exec(greeting) ?? [];
  return {
    port,
    firstOperator: email && password ? { email, password } : undefined,
    pid: server.pid ?? 0,
    async end(signal) {
      const ended = new Promise<number | null>((resolve) => server.once('exit', (code) => resolve(code)));
      server.kill(signal);
      return await ended;
    },
  };
}

async function readGreeting(server: ChildProcess): Promise<string> {
  let output = '';
  return await new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      if (output.includes('Stop with Ctrl+C')) resolve(output);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });
}
