import { forkQuietly, nextMessage } from './measured-process.ts';

export interface LoadOrder {
  readonly port: number;
  /** The whole request, head and body, byte for byte. */
  readonly request: string;
  readonly connections: number;
  readonly milliseconds: number;
}

export interface LoadResult {
  readonly answers: number;
  readonly seconds: number;
}

interface LoadGenerator {
  run(order: LoadOrder): Promise<LoadResult>;
  stop(): void;
}

/** A load generator in a process of its own. */
export function startLoadGenerator(): LoadGenerator {
  const child = forkQuietly('http-load-process.ts');
  return {
    async run(order) {
      child.send(order);
      return (await nextMessage(child)) as LoadResult;
    },
    stop: () => child.disconnect(),
  };
}

/** What our browser would send for a call, as raw bytes. */
export function rawRequest(path: string, type: string, body: string): string {
  const head = [
    `POST ${path} HTTP/1.1`,
    'host: localhost',
    'accept: application/json',
    'accept-language: en',
    'uri: localhost',
    `content-type: ${type}`,
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
