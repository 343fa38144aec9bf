import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

interface ChildEvent {
  url?: string;
  error?: string;
  message?: string;
  holder?: number;
  written?: number;
}

export interface ChildServer {
  pid: number;
  events: ChildEvent[];
  /** The first thing it said: its database's address, or why it did not start. */
  first: Promise<ChildEvent | undefined>;
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

const program = path.join(import.meta.dirname, 'embedded-server-process.ts');

/** Runs a server of its own process on the data folder. */
export function startChildServer(
  dataDir: string,
  options: { isWriting?: boolean; account?: { uid: number; gid: number } } = {},
): ChildServer {
  const args = [program, dataDir, ...(options.isWriting ? ['write'] : [])];
  const child = spawn(process.execPath, args, { ...options.account, stdio: ['ignore', 'pipe', 'inherit'] });
  const events: ChildEvent[] = [];
  const lines = createInterface({ input: child.stdout });
  const first = new Promise<ChildEvent | undefined>((resolve) => {
    lines.on('line', (line) => {
      events.push(JSON.parse(line));
      resolve(events[0]);
    });
    lines.once('close', () => resolve(undefined));
  });
  return { pid: child.pid ?? 0, events, first, end: (signal) => endChild(child, lines, signal) };
}

async function endChild(child: ChildProcess, lines: NodeJS.EventEmitter, signal: NodeJS.Signals) {
  const closed = child.stdout?.readableEnded ? Promise.resolve() : once(lines, 'close');
  if (child.exitCode === null && child.signalCode === null) {
    child.kill(signal);
    await once(child, 'exit');
  }
  await closed;
}
