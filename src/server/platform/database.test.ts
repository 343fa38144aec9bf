import { type Generated, sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createDatabase } from '#server/testing/test-database.ts';
import { type Database, type Db, openDatabase } from './database.ts';

declare module '#server/platform/database.ts' {
  interface Tables {
    sample_note: { id: Generated<number>; text: string };
  }
}

let database: Database;

beforeAll(async () => {
  database = openDatabase(await createDatabase(inject('databaseUrl')), { applicationName: 'vinyard test' });
  await sql`create table sample_note (id bigint generated always as identity primary key, text text not null)`.execute(
    database.db,
  );
});

afterAll(() => database.close());

/** Written as a store would be: the same function serves inside and outside of a transaction. */
async function addNote(db: Db, text: string): Promise<number> {
  const { id } = await db
    .insertInto('sample_note')
    .values({ text })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

test('a store that declares its table works with the database and with a transaction', async () => {
  expect(await addNote(database.db, 'plain')).toBe(1);
  await database.db.transaction().execute(async (tx) => {
    expect(await addNote(tx, 'in a transaction')).toBe(2);
  });
  const count = await database.db
    .selectFrom('sample_note')
    .select((q) => q.fn.countAll<number>().as('notes'))
    .executeTakeFirstOrThrow();
  expect(count).toEqual({ notes: 2 });
});

test('whole numbers arrive as numbers, exact decimals as text, times as dates', async () => {
  const { rows } = await sql`
    select 9007199254740991::int8 as whole, null::int8 as absent, array[1, 2]::int4[] as list, 12.30::numeric as exact,
           '2026-11-15T01:02:03.004Z'::timestamptz as moment`.execute(database.db);
  expect(rows).toEqual([
    {
      whole: Number.MAX_SAFE_INTEGER,
      absent: null,
      list: [1, 2],
      exact: '12.30',
      moment: new Date('2026-11-15T01:02:03.004Z'),
    },
  ]);
});

test('a whole number too large to be exact is an error, not a wrong number', async () => {
  await expect(sql`select 9007199254740993::int8 as whole`.execute(database.db)).rejects.toThrow(
    '9007199254740993',
  );
  expect((await sql`select 1 as still_works`.execute(database.db)).rows).toEqual([{ still_works: 1 }]);
});

test('connections that the server ends are replaced', async () => {
  const pid = async () =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.db)).rows[0]?.pid;
  const before = await pid();
  const other = openDatabase(inject('databaseUrl'));
  await sql`select pg_terminate_backend(${before})`.execute(other.db);
  await other.close();
  await expect.poll(pid).not.toBe(before);
});
