import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { TimeLimit } from './time-limit.ts';

test('a call that takes too long is answered as such, and told to stop', async () => {
  const limit = new TimeLimit(50);
  const { signal } = limit;
  await expect(limit.race(delay(5000, 'late', { signal }))).rejects.toMatchObject({ code: 'took-too-long' });
  expect(signal.aborted).toBe(true);
});

test('who asks for the signal after the time is over gets an aborted one', async () => {
  const limit = new TimeLimit(0);
  await expect(limit.race(delay(300))).rejects.toMatchObject({ code: 'took-too-long' });
  expect(limit.signal.aborted).toBe(true);
});

test('a call in time gets its answer or its own failure', async () => {
  const limit = new TimeLimit(30_000);
  expect(await limit.race(Promise.resolve('answer'))).toBe('answer');
  await expect(new TimeLimit(30_000).race(Promise.reject(new Error('own')))).rejects.toThrow('own');
  expect(limit.signal.aborted).toBe(false);
});
