import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

interface Migration {
  name: string;
  checksum: string;
  sql: string;
}

/** The database and the migration files do not belong together. */
export class MigrationMismatch extends Error {
  override readonly name = 'MigrationMismatch';
}

const migrationLock = '1986622073, 3';

/**
 * Applies the numbered SQL files that the database has not seen, in order, each in its own transaction with its
 * record; processes that start together wait for the first. Returns the names applied by this call.
 */
export async function migrate(url: string, folder: string): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = new pg.Client({ connectionString: url, application_name: 'vinyard migrate' });
  // A lost connection fails the query in flight; between two it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await requireVersion(client);
    await client.query(`select pg_advisory_lock(${migrationLock})`);
    await client.query(
      `create table if not exists schema_migration (
         name text primary key,
         checksum text not null,
         applied_at timestamptz not null default now()
       )`,
    );
    const { rows } = await client.query('select name, checksum from schema_migration order by name');
    const pending = findPending(migrations, rows);
    for (const migration of pending) await apply(client, migration);
    return pending.map((migration) => migration.name);
  } finally {
    await client.end();
  }
}

/** The schema uses uuidv7(), which PostgreSQL has since version 18. */
async function requireVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    "select current_setting('server_version_num')::int as version",
  );
  const version = rows[0]?.version ?? 0;
  if (version < 180_000) {
    throw new MigrationMismatch(
      `PostgreSQL 18 or newer is needed; this one is ${Math.floor(version / 10_000)}.`,
    );
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const seen = new Map<string, string>();
  for (const name of names) {
    const number = /^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1];
    if (!number) throw new MigrationMismatch(`Migration ${name} is not named like 0001_what_it_does.sql.`);
    const twin = seen.get(number);
    if (twin) throw new MigrationMismatch(`Migrations ${twin} and ${name} have the same number.`);
    seen.set(number, name);
  }
  return await Promise.all(
    names.map(async (name) => {
      // Line ends differ between checkouts of the same file.
      const sql = (await readFile(path.join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

function findPending(migrations: Migration[], applied: { name: string; checksum: string }[]): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { name, checksum } of applied) {
    const migration = known.get(name);
    if (!migration) {
      throw new MigrationMismatch(
        `The database has migration ${name}, which this version does not know: it was opened by a newer version. Update Vinyard.`,
      );
    }
    if (migration.checksum !== checksum) {
      throw new MigrationMismatch(
        `Migration ${name} was changed after this database applied it. Restore the file and put the change into a new one.`,
      );
    }
  }
  const last = applied.at(-1)?.name ?? '';
  const appliedNames = new Set(applied.map(({ name }) => name));
  const pending = migrations.filter(({ name }) => !appliedNames.has(name));
  const late = pending.find(({ name }) => name < last);
  if (late)
    throw new MigrationMismatch(`Migration ${late.name} comes before ${last}, which is already applied.`);
  return pending;
}

async function apply(client: pg.Client, { name, checksum, sql }: Migration) {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
