import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** A server in a process of its own. */
export interface MeasuredProcess {
  readonly port: number;
  /** Processor time it has used so far. */
  cpuMs(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts a file of this folder that calls `tellParent`. */
export async function startMeasured(file: string, args: readonly string[] = []): Promise<MeasuredProcess> {
  const child = forkQuietly(file, args);
  const { port } = (await nextMessage(child)) as { port: number };
  return {
    port,
    async cpuMs() {
      child.send('cpu');
      return ((await nextMessage(child)) as { cpuMs: number }).cpuMs;
    },
    async stop() {
      child.send('stop');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

export function forkQuietly(file: string, args: readonly string[] = []): ChildProcess {
  return fork(path.join(import.meta.dirname, file), args, {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
}

/** What the process says next, or an error when it ends instead. */
export async function nextMessage(child: ChildProcess): Promise<unknown> {
  return await new Promise((resolve, reject) => {
    const onExit = (code: number | null) => reject(new Error(`a measured process ended with ${code}`));
    child.once('exit', onExit);
    child.once('message', (message) => {
      child.off('exit', onExit);
      resolve(message);
    });
  });
}

/** The other side: says the port, answers what the parent asks, and stops when told to or when the parent is gone. */
export function tellParent(port: number, close: () => Promise<void>): void {
  const stop = () => close().finally(() => process.exit(0));
  process.on('message', (asked) => {
    if (asked === 'stop') stop();
    else {
      const { user, system } = process.cpuUsage();
      process.send?.({ cpuMs: (user + system) / 1000 });
    }
  });
  process.on('disconnect', stop);
  process.send?.({ port });
}
