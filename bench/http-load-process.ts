// The load generator: plain sockets kept alive, one request at a time on each, so that the servers are the bottleneck.
import { connect, type Socket } from 'node:net';
import type { LoadOrder, LoadResult } from './http-load.ts';

/** Length in bytes of the answer that starts the buffer; undefined while its head is incomplete. */
function answerLength(buffer: Buffer): number | undefined {
  const headEnd = buffer.indexOf('\r\n\r\n');
  if (headEnd < 0) return undefined;
  const head = buffer.toString('latin1', 0, headEnd);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (!head.startsWith('HTTP/1.1 200') || !length) throw new Error(`unexpected answer: ${head}`);
  return headEnd + 4 + Number(length);
}

async function load({ port, request, connections, milliseconds }: LoadOrder): Promise<LoadResult> {
  const bytes = Buffer.from(request, 'latin1');
  let answers = 0;
  let isOver = false;

  const runOne = (socket: Socket) =>
    new Promise<void>((resolve, reject) => {
      let expected = -1;
      let pending: Buffer | undefined;
      socket.setNoDelay(true);
      socket.on('error', reject);
      socket.on('close', () => (isOver ? resolve() : reject(new Error('a server closed the connection'))));
      socket.on('data', (chunk) => {
        try {
          const got = pending ? Buffer.concat([pending, chunk]) : chunk;
          // Every answer to the same request has the same length: only the first head is read.
          if (expected < 0) expected = answerLength(got) ?? -1;
          pending = expected < 0 || got.length < expected ? got : undefined;
          if (pending) return;
          if (got.length > expected || got[9] !== 0x32) throw new Error('the answers are not alike');
          answers += 1;
          if (isOver) socket.end();
          else socket.write(bytes);
        } catch (error) {
          reject(error);
        }
      });
      socket.write(bytes);
    });

  const sockets = Array.from({ length: connections }, () => connect(port, '127.0.0.1'));
  const startedAt = performance.now();
  const all = Promise.all(sockets.map(runOne));
  setTimeout(() => {
    isOver = true;
  }, milliseconds);
  await all;
  return { answers, seconds: (performance.now() - startedAt) / 1000 };
}

process.on('message', async (order: LoadOrder) => {
  try {
    process.send?.(await load(order));
  } catch (error) {
    process.stderr.write(`${error}\n`);
    process.exit(1);
  }
});
process.on('disconnect', () => process.exit(0));
