import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import { expect, inject, test } from 'vitest';
import { startChildServer } from '#server/testing/child-server.ts';
import { createDataDir } from '#server/testing/test-data-dir.ts';
import { connectEmbeddedPostgres } from './embedded-postgres.ts';
import { findPostmaster } from './postgres-postmaster.ts';

const rounds = inject('killRounds');

test(`no acknowledged write is lost in ${rounds} kills, and each start works by itself`, async () => {
  const home = await createDataDir();
  const acknowledged = new Set<number>();
  for (let round = 0; round < rounds; round++) {
    const server = startChildServer(home.path, { isWriting: true });
    expect(await server.first).toHaveProperty('url');
    await expect.poll(() => server.events.length, { timeout: 10_000 }).toBeGreaterThan(1);
    await delay(Math.random() * 400);
    // Every other time the machine dies too, as far as PostgreSQL can tell.
    const postmaster = round % 2 ? await findPostmaster(`${home.path}/postgres`) : undefined;
    if (postmaster) process.kill(postmaster.pid, 'SIGKILL');
    await server.end('SIGKILL');
    for (const { written } of server.events) if (written) acknowledged.add(written);
  }
  const postgres = await connectEmbeddedPostgres({ dataDir: home.path, log: pino({ level: 'silent' }) });
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query('select id from written');
  const kept = new Set(rows.map(({ id }) => Number(id)));
  await client.end();
  await postgres.stop();
  await home.remove();
  expect(acknowledged.size).toBeGreaterThan(rounds);
  expect([...acknowledged].filter((id) => !kept.has(id))).toEqual([]);
}, 600_000);
