import pg from 'pg';

/** Makes the product's own role, which is no superuser, and its database, where they are missing. */
export async function ensureDatabase(client: pg.Client, password: string): Promise<void> {
  const { rows } = await client.query(
    `select exists (select from pg_roles where rolname = 'vinyard') as has_role,
            exists (select from pg_database where datname = 'vinyard') as has_database`,
  );
  const literal = pg.escapeLiteral(password);
  if (!rows[0].has_role) await create(client, `create role vinyard login createdb password ${literal}`);
  if (!rows[0].has_database) await create(client, 'create database vinyard owner vinyard');
}

const duplicates = ['42710', '42P04', '23505'];

async function create(client: pg.Client, statement: string) {
  await client.query(statement).catch((error) => {
    // A command and a server may make it at the same moment.
    if (!duplicates.includes(error.code)) throw error;
  });
}
