import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

/**
 * Every table, by name. A store adds its own beside its queries:
 * `declare module '#server/platform/database.ts' { interface Tables { site: SiteTable } }`.
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Tables {}

/** The database or a transaction in it, whichever the caller is in. */
export type Db = Kysely<Tables>;

export interface Database {
  db: Db;
  pool: pg.Pool;
  close(): Promise<void>;
}

interface DatabaseOptions {
  maxConnections?: number;
  applicationName?: string;
  onError?: (error: Error) => void;
}

/** A burst waits this long for a free connection before it is told to come back. */
const waitForConnectionMs = 25_000;

/** Whether every connection was busy for the whole wait; the pool names this case by its message alone. */
export const isPoolBusy = (error: Error): boolean =>
  error.message === 'timeout exceeded when trying to connect';

/** Opens a pool; nothing connects before the first query. */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.maxConnections ?? 10,
    application_name: options.applicationName ?? 'vinyard',
    connectionTimeoutMillis: waitForConnectionMs,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    types: { getTypeParser },
  });
  // A connection that the server ends (a restart) is replaced at the next query; its error, unheard, would end the
  // process. The pool hears it for idle connections only, so one in use needs a listener of its own.
  pool.on('error', options.onError ?? (() => undefined));
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}

/** Ids and counts (int8) are numbers; numeric stays a string, so that no digit is lost. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: unknown) =>
  oid === pg.types.builtins.INT8 && format !== 'binary'
    ? parseSafeInteger
    : pg.types.getTypeParser(oid, format as 'text');

function parseSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The integer ${text} does not fit a number.`);
  return value;
}
