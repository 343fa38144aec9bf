import { chmod, chown, lstat, mkdir, readlink, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startChildServer } from '#server/testing/child-server.ts';
import { createDataDir, type TestDataDir } from '#server/testing/test-data-dir.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

const log = pino({ level: 'silent' });
const nobody = { uid: 65_534, gid: 65_534 };
let home: TestDataDir;

beforeEach(async () => {
  home = await createDataDir();
});

afterEach(() => home.remove());

async function works(url = '') {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.end();
  return true;
}

describe.skipIf(process.getuid?.() !== 0)('started by root', () => {
  test('PostgreSQL runs as an ordinary user who owns its files, the password closed to others', async () => {
    const postgres = await startEmbeddedPostgres({ dataDir: home.path, log });
    const cluster = await stat(path.join(home.path, 'postgres'));
    expect(cluster.uid).toBeGreaterThan(0);
    const password = await stat(path.join(home.path, 'postgres', 'vinyard.password'));
    expect(password.uid).toBe(cluster.uid);
    expect(password.mode & 0o777).toBe(0o600);
    await postgres.stop();
  });

  test('a data folder that nobody else may enter gets its database elsewhere, and finds it again', async () => {
    await chmod(home.path, 0o700);
    const dataDir = path.join(home.path, 'data');
    const first = await startEmbeddedPostgres({ dataDir, log });
    expect(await works(first.url)).toBe(true);
    await first.stop();
    const place = await readlink(path.join(dataDir, 'postgres'));
    try {
      expect(place).toMatch(/^\/var\/lib\/vinyard\//);
      const second = await startEmbeddedPostgres({ dataDir, log });
      expect(new URL(second.url).password).toBe(new URL(first.url).password);
      await second.stop();
      await rm(place, { recursive: true });
      await expect(startEmbeddedPostgres({ dataDir, log })).rejects.toThrow('There is no database behind');
    } finally {
      await rm(place, { recursive: true, force: true });
    }
  });

  test('files that came back from a backup as root’s are handed over', async () => {
    await (await startEmbeddedPostgres({ dataDir: home.path, log })).stop();
    for (const name of ['', 'base', 'global', 'global/pg_control', 'vinyard.password', 'vinyard.log']) {
      await chown(path.join(home.path, 'postgres', name), 0, 0);
    }
    const postgres = await startEmbeddedPostgres({ dataDir: home.path, log });
    expect(await works(postgres.url)).toBe(true);
    await postgres.stop();
  });

  test('an ordinary user starts it as themselves, and root can go on with it later', async () => {
    const dataDir = path.join(home.path, 'own');
    await mkdir(dataDir);
    await chown(dataDir, nobody.uid, nobody.gid);
    const ordinary = startChildServer(dataDir, { account: nobody });
    expect(await works((await ordinary.first)?.url)).toBe(true);
    expect((await lstat(path.join(dataDir, 'postgres'))).uid).toBe(nobody.uid);
    await ordinary.end('SIGTERM');
    const root = await startEmbeddedPostgres({ dataDir, log });
    expect(await works(root.url)).toBe(true);
    await root.stop();
    const again = startChildServer(dataDir, { account: nobody });
    expect(await works((await again.first)?.url)).toBe(true);
    await again.end('SIGTERM');
  });

  test('an ordinary user is told whose database it is', async () => {
    await (await startEmbeddedPostgres({ dataDir: home.path, log })).stop();
    const owner = (await stat(path.join(home.path, 'postgres'))).uid;
    const stranger = startChildServer(home.path, { account: nobody });
    expect((await stranger.first)?.message).toContain(`belongs to user ${owner}`);
    await stranger.end('SIGKILL');
  });
});
