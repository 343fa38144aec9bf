import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { createDatabase } from '#server/testing/test-database.ts';
import { MigrationMismatch, migrate } from './migrate.ts';

let url: string;
let folder: string;

beforeEach(async () => {
  url = await createDatabase(inject('databaseUrl'));
  folder = await mkdtemp(path.join(tmpdir(), 'vinyard-migrations-'));
  await write('0001_first.sql', 'create table visit (n int); insert into visit values (1);');
  await write('0002_second.sql', 'insert into visit values (2);');
});

afterEach(() => rm(folder, { recursive: true }));

const write = (name: string, text: string) => writeFile(path.join(folder, name), text);

async function query(statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

test('processes that start at once apply each migration once', async () => {
  const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(url, folder)));
  expect(applied.flat().sort()).toEqual(['0001_first.sql', '0002_second.sql']);
  expect(await query('select n from visit order by n')).toEqual([{ n: 1 }, { n: 2 }]);
});

test('a later start applies only what is new', async () => {
  await migrate(url, folder);
  await write('0003_third.sql', 'insert into visit values (3);');
  expect(await migrate(url, folder)).toEqual(['0003_third.sql']);
  expect(await migrate(url, folder)).toEqual([]);
});

test('a migration that fails leaves nothing of itself, and those before it stay', async () => {
  await write('0003_third.sql', 'insert into visit values (3); select 1 / 0;');
  await expect(migrate(url, folder)).rejects.toThrow('Migration 0003_third.sql failed: division by zero');
  expect(await query('select n from visit order by n')).toEqual([{ n: 1 }, { n: 2 }]);
  await write('0003_third.sql', 'insert into visit values (3);');
  expect(await migrate(url, folder)).toEqual(['0003_third.sql']);
});

test('an applied migration that was changed is refused by name', async () => {
  await migrate(url, folder);
  await write('0001_first.sql', 'create table visit (n bigint);');
  await expect(migrate(url, folder)).rejects.toThrow('Migration 0001_first.sql was changed');
});

test('the same file with other line ends is the same migration', async () => {
  await write('0003_third.sql', 'insert into visit\nvalues (3);\n');
  await migrate(url, folder);
  const text = await readFile(path.join(folder, '0003_third.sql'), 'utf8');
  await write('0003_third.sql', text.replaceAll('\n', '\r\n'));
  expect(await migrate(url, folder)).toEqual([]);
});

test('a database that a newer version has opened is refused', async () => {
  await migrate(url, folder);
  await rm(path.join(folder, '0002_second.sql'));
  const refusal = migrate(url, folder);
  await expect(refusal).rejects.toThrow(MigrationMismatch);
  await expect(refusal).rejects.toThrow('0002_second.sql, which this version does not know');
});

test('a migration numbered before an applied one is refused', async () => {
  await migrate(url, folder);
  await write('0000_late.sql', 'select 1;');
  await expect(migrate(url, folder)).rejects.toThrow('Migration 0000_late.sql comes before 0002_second.sql');
});

test('two migrations of one number and unnumbered ones are refused', async () => {
  await write('0002_other.sql', 'select 1;');
  await expect(migrate(url, folder)).rejects.toThrow(
    '0002_other.sql and 0002_second.sql have the same number',
  );
  await rm(path.join(folder, '0002_other.sql'));
  await write('extra.sql', 'select 1;');
  await expect(migrate(url, folder)).rejects.toThrow('extra.sql is not named like');
});
