import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { createDatabase } from '#server/testing/test-database.ts';
import { type Database, openDatabase } from './database.ts';
import { openQueue, type Queue } from './queue.ts';
import { job } from './queue-job.ts';

const log = pino({ level: 'silent' });
const ran: string[] = [];
const greet = job({
  name: 'greet',
  payload: z.object({ who: z.string() }),
  async run({ who }) {
    ran.push(who);
  },
});

let database: Database;
let queue: Queue<object>;

beforeAll(async () => {
  const url = await createDatabase(inject('databaseUrl'));
  database = openDatabase(url);
  queue = await openQueue({ url, jobs: [greet], log });
  await queue.work({});
});

afterAll(async () => {
  await queue.stop();
  await database.close();
});

test('a job of a committed transaction runs once, of a rolled-back one never', async () => {
  await expect(
    database.db.transaction().execute(async (tx) => {
      await queue.enqueue(tx, greet, { who: 'nobody' });
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  await database.db.transaction().execute(async (tx) => {
    await queue.enqueue(tx, greet, { who: 'somebody' });
    expect(ran).toEqual([]);
  });
  await expect.poll(() => ran).toEqual(['somebody']);
  await delay(500);
  expect(ran).toEqual(['somebody']);
});
