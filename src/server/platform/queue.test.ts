import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { createDatabase } from '#server/testing/test-database.ts';
import { type Database, openDatabase } from './database.ts';
import { openQueue } from './queue.ts';
import { type Job, type JobContext, job } from './queue-job.ts';

interface Services {
  ran: string[];
}

const log = pino({ level: 'silent' });
let url: string;
let database: Database;

beforeAll(async () => {
  url = await createDatabase(inject('databaseUrl'));
  database = openDatabase(url);
});

afterAll(() => database.close());

const payload = z.object({ who: z.string() });
const greet = (name: string) =>
  job({
    name,
    payload,
    async run({ who }, { services }: JobContext<Services>) {
      services.ran.push(who);
    },
  });

/** Runs a process's worth of queue for the time of a test. */
async function withQueue(
  jobs: Job<typeof payload, Services>[],
  use: (queue: Awaited<ReturnType<typeof openQueue<Services>>>, ran: string[]) => Promise<void>,
) {
  const ran: string[] = [];
  const queue = await openQueue<Services>({ url, jobs, log });
  try {
    await use(queue, ran);
  } finally {
    await queue.stop();
  }
}

async function statesOf(name: string) {
  const { rows } = await sql<{ state: string }>`select state from job_queue.job where name = ${name}`.execute(
    database.db,
  );
  return rows.map(({ state }) => state).sort();
}

test('a job of a committed transaction runs once, of a rolled-back one never', async () => {
  const hello = greet('hello');
  await withQueue([hello], async (queue, ran) => {
    await queue.work({ ran });
    const failing = database.db.transaction().execute(async (tx) => {
      await queue.enqueue(tx, hello, { who: 'nobody' });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await database.db.transaction().execute(async (tx) => {
      await queue.enqueue(tx, hello, { who: 'somebody' });
      await delay(300);
      expect(ran).toEqual([]);
    });
    await expect.poll(() => ran).toEqual(['somebody']);
    await expect.poll(() => statesOf('hello')).toEqual(['completed']);
    expect(ran).toEqual(['somebody']);
  });
});

test('a process that only sends leaves the job to one that works', async () => {
  const relay = greet('relay');
  await withQueue([relay], async (sender) => {
    await sender.enqueue(database.db, relay, { who: 'later' });
    await delay(300);
    expect(await statesOf('relay')).toEqual(['created']);
  });
  await withQueue([relay], async (queue, ran) => {
    await queue.work({ ran });
    await expect.poll(() => ran).toEqual(['later']);
  });
});

test('a backlog drains without waiting for the next poll', async () => {
  const many = greet('many');
  await withQueue([many], async (queue, ran) => {
    await database.db.transaction().execute(async (tx) => {
      for (let n = 0; n < 100; n++) await queue.enqueue(tx, many, { who: `${n}` });
    });
    await queue.work({ ran });
    await expect.poll(() => new Set(ran).size, { timeout: 10_000 }).toBe(100);
    expect(ran).toHaveLength(100);
  });
});

test('a failing job is tried again, and kept apart when its tries are used up', async () => {
  const tries: number[] = [];
  const stumble = job({
    name: 'stumble',
    payload,
    retryLimit: 1,
    async run(_, { retryCount }) {
      tries.push(retryCount);
      throw new Error('stumbled');
    },
  });
  await withQueue([stumble], async (queue, ran) => {
    await queue.work({ ran });
    await queue.enqueue(database.db, stumble, { who: 'clumsy' });
    await expect.poll(() => statesOf('stumble-dead'), { timeout: 15_000 }).toEqual(['created']);
    expect(tries).toEqual([0, 1]);
  });
});

test('a payload that does not fit its schema is refused, an old stored one is kept apart at once', async () => {
  const strict = greet('strict');
  await withQueue([strict], async (queue, ran) => {
    // @ts-expect-error the payload lacks its name
    await expect(queue.enqueue(database.db, strict, {})).rejects.toThrow();
    await queue.enqueue(database.db, { ...strict, payload: z.object({ old: z.boolean() }) }, { old: true });
    await queue.work({ ran });
    await expect.poll(() => statesOf('strict-dead')).toEqual(['created']);
    expect(ran).toEqual([]);
  });
});

test('a running job finishes before the queue stops', async () => {
  let isFinished = false;
  const slow = job({
    name: 'slow',
    payload,
    async run(_, { services }: JobContext<Services>) {
      services.ran.push('started');
      await delay(700);
      isFinished = true;
    },
  });
  await withQueue([slow], async (queue, ran) => {
    await queue.work({ ran });
    await queue.enqueue(database.db, slow, { who: 'steady' });
    await expect.poll(() => ran).toEqual(['started']);
  });
  expect(isFinished).toBe(true);
  expect(await statesOf('slow')).toEqual(['completed']);
});

test('a delayed job waits, and a job that may wait only once per key is not added twice', async () => {
  const once = job({ ...greet('once'), policy: 'short' });
  await withQueue([once], async (queue, ran) => {
    const startAfter = new Date(Date.now() + 1500);
    expect(await queue.enqueue(database.db, once, { who: 'a' }, { key: 'a', startAfter })).toEqual(
      expect.any(String),
    );
    expect(await queue.enqueue(database.db, once, { who: 'a' }, { key: 'a' })).toBeNull();
    expect(await queue.enqueue(database.db, once, { who: 'b' }, { key: 'b' })).toEqual(expect.any(String));
    await queue.work({ ran });
    await expect.poll(() => ran, { timeout: 10_000 }).toEqual(['b', 'a']);
    expect(Date.now()).toBeGreaterThanOrEqual(startAfter.getTime());
  });
});

test('schedules follow the declared jobs', async () => {
  const schedules = async () =>
    (await sql`select name, cron from job_queue.schedule`.execute(database.db)).rows;
  const nightly = {
    ...greet('nightly'),
    payload: z.object({}),
    cron: '0 3 * * *',
    run: async () => undefined,
  };
  const queue = await openQueue({ url, jobs: [job(nightly)], log });
  await queue.work({});
  expect(await schedules()).toEqual([{ name: 'nightly', cron: '0 3 * * *' }]);
  await queue.stop();
  const changed = await openQueue({ url, jobs: [job({ ...nightly, cron: '30 4 * * *' })], log });
  await changed.work({});
  expect(await schedules()).toEqual([{ name: 'nightly', cron: '30 4 * * *' }]);
  await changed.stop();
  await withQueue([], async (without) => {
    await without.work({ ran: [] });
    expect(await schedules()).toEqual([]);
  });
});

test('processes that open the queue at once, the first time too, all succeed', async () => {
  const fresh = await createDatabase(inject('databaseUrl'));
  const jobs = [greet('together'), greet('side-by-side')];
  const queues = await Promise.all(Array.from({ length: 4 }, () => openQueue({ url: fresh, jobs, log })));
  await Promise.all(queues.map((queue) => queue.stop()));
});

test('the job of a killed worker is taken over by another', async () => {
  const program = path.resolve(import.meta.dirname, '../testing/job-worker-process.ts');
  const victim = spawn(process.execPath, [program, url, 'heirloom'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const heirloom = job({
    ...greet('heirloom'),
    payload: z.object({}),
    run: (_, { services }: JobContext<Services>) => {
      services.ran.push('taken over');
      return Promise.resolve();
    },
  });
  const queue = await openQueue<Services>({ url, jobs: [heirloom], log });
  await queue.enqueue(database.db, heirloom, {});
  await once(victim.stdout, 'data');
  victim.kill('SIGKILL');
  const ran: string[] = [];
  await queue.work({ ran });
  await expect.poll(() => ran, { timeout: 25_000 }).toEqual(['taken over']);
  await queue.stop();
});
