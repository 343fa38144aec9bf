// A server reduced to its database, to be started beside others, ended and killed: node embedded-server-process.ts DATA_DIR [write]
import pg from 'pg';
import { pino } from 'pino';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts';

const [dataDir = '', task] = process.argv.slice(2);
const tell = (event: object) => process.stdout.write(`${JSON.stringify(event)}\n`);

try {
  const postgres = await startEmbeddedPostgres({ dataDir, log: pino({ level: 'silent' }) });
  process.on('SIGTERM', () => postgres.stop().then(() => process.exit(0)));
  tell({ url: postgres.url });
  if (task === 'write') await writeForEver(postgres.url);
} catch (error) {
  const { name, message, pid } = error as Error & { pid?: number };
  tell({ error: name, message, holder: pid });
  process.exitCode = 1;
}

/** Tells each number only after PostgreSQL acknowledged it. */
async function writeForEver(url: string): Promise<never> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    'create table if not exists written (id bigint generated always as identity primary key)',
  );
  for (;;) {
    const { rows } = await client.query('insert into written default values returning id');
    tell({ written: Number(rows[0].id) });
  }
}
