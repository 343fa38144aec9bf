import { request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newEmail } from '#server/testing/new-account.ts';
import { type Product, startProduct } from '#server/testing/product-process.ts';
import { createDataDir, type TestDataDir } from '#server/testing/test-data-dir.ts';

let home: TestDataDir;

beforeAll(async () => {
  home = await createDataDir();
});

afterAll(() => home.remove());

const pass = 'a long password';
/** Starts take seconds each on a busy machine; a hang is still noticed. */
const killTimeoutMs = 120_000 + inject('killRounds') * 30_000;

async function post(port: number, path: string, fields: Record<string, string>): Promise<number> {
  const answer = await fetch(`http://localhost:${port}/members/${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'x-forwarded-for': `10.0.0.${Math.floor(Math.random() * 250)}` },
  });
  await answer.arrayBuffer();
  return answer.status;
}

describe('the product as a process', () => {
  it(
    'loses no acknowledged account when it is killed, and starts again by itself each time',
    async () => {
      const opened: string[] = [];
      for (let round = 0; round < inject('killRounds'); round++) {
        const product = await startProduct(home.path);
        for (const email of opened.slice(-20))
          expect(await post(product.port, 'api-cwa/login', { email, pass })).toBe(200);
        const writing = keepRegistering(product, opened);
        await delay(100 + Math.random() * 900);
        expect(await product.end('SIGKILL')).toBeNull();
        await writing;
      }
      const last = await startProduct(home.path);
      for (const email of opened.slice(-20)) {
        expect(await post(last.port, 'api-cwa/login', { email, pass })).toBe(200);
      }
      expect(opened.length).toBeGreaterThan(0);
      expect(await last.end('SIGTERM')).toBe(0);
    },
    killTimeoutMs,
  );

  it(
    'finishes the request in flight before it stops, and refuses a second server on its data',
    async () => {
      const product = await startProduct(home.path);
      const second = startProduct(home.path);
      await expect(second).rejects.toThrow(/is in use|already|another/i);

      const email = newEmail();
      const body = new URLSearchParams({ email, pass }).toString();
      const answered = new Promise<number | undefined>((resolve, reject) => {
        const outgoing = request(
          {
            port: product.port,
            host: '127.0.0.1',
            path: '/members/api-cwa/register',
            method: 'POST',
            headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': body.length },
          },
          (incoming) => {
            incoming.resume();
            resolve(incoming.statusCode);
          },
        );
        outgoing.on('error', reject);
        outgoing.write(body.slice(0, 5), () => setTimeout(() => outgoing.end(body.slice(5)), 500));
      });
      await delay(200);
      const ended = product.end('SIGTERM');
      expect(await answered).toBe(200);
      expect(await ended).toBe(0);
      expect(await isListening(product.port)).toBe(false);
    },
    killTimeoutMs,
  );
});

async function keepRegistering(product: Product, opened: string[]): Promise<void> {
  for (;;) {
    const email = newEmail();
    const status = await post(product.port, 'api-cwa/register', { email, pass }).catch(() => undefined);
    if (status === undefined) return;
    if (status === 200) opened.push(email);
  }
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
