import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startChildServer } from '#server/testing/child-server.ts';
import { createDataDir, type TestDataDir } from '#server/testing/test-data-dir.ts';
import { openDatabase } from './database.ts';
import { connectEmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { findPostmaster } from './postgres-postmaster.ts';

const log = pino({ level: 'silent' });
let home: TestDataDir;
let dataDir: string;
let cluster: string;

beforeEach(async () => {
  home = await createDataDir();
  dataDir = home.path;
  cluster = path.join(dataDir, 'postgres');
});

afterEach(() => home.remove());

async function ask(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows[0];
  } finally {
    await client.end();
  }
}

const runningPid = async () => (await findPostmaster(cluster))?.pid;

test('what is written is there at the next start', async () => {
  const first = await startEmbeddedPostgres({ dataDir, log });
  await ask(first.url, "create table note as select 'ñandú' as text");
  await first.stop();
  expect(await runningPid()).toBeUndefined();
  const second = await startEmbeddedPostgres({ dataDir, log });
  expect(await ask(second.url, 'select upper(text) as text from note')).toEqual({ text: 'ÑANDÚ' });
  await second.stop();
});

test('the product is no superuser, and nobody gets in without the password', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  expect(await ask(postgres.url, 'select usesuper from pg_user where usename = current_user')).toEqual({
    usesuper: false,
  });
  const url = new URL(postgres.url);
  url.password = 'guess';
  await expect(ask(url.href, 'select 1')).rejects.toThrow('password authentication failed');
  expect(await ask(postgres.url, 'show listen_addresses')).toEqual({ listen_addresses: '127.0.0.1' });
  await postgres.stop();
});

test('a second server on the data folder is refused with the number of the first, which works on', async () => {
  const first = await startEmbeddedPostgres({ dataDir, log });
  const second = startChildServer(dataDir);
  expect(await second.first).toMatchObject({ error: 'DataDirInUse', holder: process.pid });
  await second.end('SIGKILL');
  await expect(startEmbeddedPostgres({ dataDir, log })).rejects.toThrow(`process ${process.pid}`);
  expect(await ask(first.url, 'select 1 as works')).toEqual({ works: 1 });
  await first.stop();
  expect(await runningPid()).toBeUndefined();
});

test('of servers that start at the same moment, the very first time, one wins and the others are refused', async () => {
  const servers = Array.from({ length: 3 }, () => startChildServer(dataDir));
  const answers = await Promise.all(servers.map((server) => server.first));
  const winners = servers.filter((_, index) => answers[index]?.url);
  expect(winners).toHaveLength(1);
  for (const answer of answers.filter((one) => !one?.url)) {
    expect(answer).toMatchObject({ error: 'DataDirInUse', holder: winners[0]?.pid });
  }
  expect(await ask(winners[0]?.events[0]?.url ?? '', 'select 1 as works')).toEqual({ works: 1 });
  for (const server of servers) await server.end('SIGTERM');
  expect(await runningPid()).toBeUndefined();
  expect(await readdir(dataDir)).toEqual(['postgres']);
});

test('a killed server leaves its database to the next one, which also stops it', async () => {
  const killed = startChildServer(dataDir);
  await killed.first;
  const orphan = await runningPid();
  await killed.end('SIGKILL');
  expect(await runningPid()).toBe(orphan);
  const next = await startEmbeddedPostgres({ dataDir, log });
  expect(await runningPid()).toBe(orphan);
  await next.stop();
  expect(await runningPid()).toBeUndefined();
});

test('a first start killed half-way does no harm to the next', async () => {
  for (const waitMs of [150, 400, 700]) {
    const killed = startChildServer(dataDir);
    await delay(waitMs);
    await killed.end('SIGKILL');
  }
  const next = await startEmbeddedPostgres({ dataDir, log });
  expect(await ask(next.url, 'select 1 as works')).toEqual({ works: 1 });
  await next.stop();
  expect(await runningPid()).toBeUndefined();
});

test('a file left by a crash that names a stranger’s process is no obstacle', async () => {
  await (await startEmbeddedPostgres({ dataDir, log })).stop();
  const stale = [process.pid, cluster, 1_700_000_000, 5432, '', '127.0.0.1', '', 'ready   '];
  await writeFile(path.join(cluster, 'postmaster.pid'), stale.join('\n'), { mode: 0o600 });
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  expect(await ask(postgres.url, 'select 1 as works')).toEqual({ works: 1 });
  await postgres.stop();
});

test('a database that dies under a busy server comes back at the same address, and the server lives on', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  const database = openDatabase(postgres.url);
  let isOver = false;
  const busy = Array.from({ length: 5 }, async () => {
    while (!isOver) {
      const work = database.db.transaction().execute(async (tx) => {
        await sql`select 1`.execute(tx);
        await delay(2);
        await sql`select 2`.execute(tx);
      });
      await work.catch(() => delay(10));
    }
  });
  for (let round = 0; round < 3; round++) {
    await delay(100);
    process.kill((await runningPid()) ?? 0, 'SIGKILL');
    const works = () => ask(postgres.url, 'select 1 as works').catch(() => undefined);
    await expect.poll(works, { timeout: 20_000 }).toEqual({ works: 1 });
  }
  isOver = true;
  await Promise.all(busy);
  expect((await sql`select 1 as works`.execute(database.db)).rows).toEqual([{ works: 1 }]);
  await database.close();
  await postgres.stop();
  expect(await runningPid()).toBeUndefined();
}, 90_000);

test('a command uses the database of a live server and leaves it running', async () => {
  const server = await startEmbeddedPostgres({ dataDir, log });
  const command = await connectEmbeddedPostgres({ dataDir, log });
  expect(command.url).toBe(server.url);
  await command.stop();
  expect(await ask(server.url, 'select 1 as works')).toEqual({ works: 1 });
  await server.stop();
  expect(await runningPid()).toBeUndefined();
});

test('a command without a server runs the database for its own time', async () => {
  const command = await connectEmbeddedPostgres({ dataDir, log });
  expect(await ask(command.url, 'select 1 as works')).toEqual({ works: 1 });
  await command.stop();
  expect(await runningPid()).toBeUndefined();
});

test('a server that ends before a command leaves it the database, and the last one out stops it', async () => {
  const command = await connectEmbeddedPostgres({ dataDir, log });
  const server = await startEmbeddedPostgres({ dataDir, log });
  await server.stop();
  expect(await ask(command.url, 'select 1 as works')).toEqual({ works: 1 });
  await command.stop();
  expect(await runningPid()).toBeUndefined();
});
