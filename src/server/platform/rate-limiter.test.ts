import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Database, openDatabase } from './database.ts';
import { createRateLimiter, type RateLimiter } from './rate-limiter.ts';

let database: Database;
let limiter: RateLimiter;

beforeAll(() => {
  database = openDatabase(inject('databaseUrl'), { maxConnections: 20 });
  limiter = createRateLimiter(database.db);
});

afterAll(() => database.close());

test('of a hundred tries at once exactly as many pass as the limit says', async () => {
  const limit = { key: 'log-in of a crowd', count: 37, seconds: 60 };
  const answers = await Promise.all(Array.from({ length: 100 }, () => limiter.hit(limit)));
  expect(answers.filter(({ allowed }) => allowed)).toHaveLength(37);
  for (const { allowed, retryAfterSeconds } of answers) {
    expect(retryAfterSeconds === 0).toBe(allowed);
    expect(retryAfterSeconds).toBeLessThanOrEqual(60);
  }
});

test('one key does not count against another', async () => {
  expect(await limiter.hit({ key: 'first person', count: 1, seconds: 60 })).toMatchObject({ allowed: true });
  expect(await limiter.hit({ key: 'first person', count: 1, seconds: 60 })).toMatchObject({ allowed: false });
  expect(await limiter.hit({ key: 'second person', count: 1, seconds: 60 })).toMatchObject({ allowed: true });
});

test('who waits as long as told may try again, however often they were refused', async () => {
  const limit = { key: 'patient person', count: 1, seconds: 1 };
  await limiter.hit(limit);
  let refusal = await limiter.hit(limit);
  for (let extra = 0; extra < 5; extra++) refusal = await limiter.hit(limit);
  expect(refusal.allowed).toBe(false);
  await delay(refusal.retryAfterSeconds * 1000);
  expect(await limiter.hit(limit)).toEqual({ allowed: true, retryAfterSeconds: 0 });
});

test('a try stays counted when the transaction around it is rolled back', async () => {
  const limit = { key: 'failing caller', count: 1, seconds: 60 };
  await database.db
    .transaction()
    .execute(async () => {
      await limiter.hit(limit);
      throw new Error('rolled back');
    })
    .catch(() => undefined);
  expect(await limiter.hit(limit)).toMatchObject({ allowed: false });
});

test('windows that are over are forgotten, open ones are kept', async () => {
  await limiter.hit({ key: 'gone', count: 1, seconds: 0.001 });
  await limiter.hit({ key: 'kept', count: 1, seconds: 600 });
  await delay(10);
  expect(await limiter.removeExpired()).toBeGreaterThan(0);
  const left = await sql<{ key: string }>`select key from rate_limit where key in ('gone', 'kept')`.execute(
    database.db,
  );
  expect(left.rows).toEqual([{ key: 'kept' }]);
});
