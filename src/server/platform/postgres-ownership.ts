import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { isProcessAlive } from './postgres-process.ts';

/** A server holds its data folder alone; commands may use the database beside it. */
export type Role = 'server' | 'command';

/** Another server lives on this data folder; it is left undisturbed. */
export class DataDirInUse extends Error {
  override readonly name = 'DataDirInUse';
  readonly dataDir: string;
  readonly pid: number | undefined;

  constructor(dataDir: string, pid: number | undefined) {
    super(
      `Another server (process ${pid ?? 'unknown'}) is running on the data folder ${dataDir}. Stop it first, or give this one another DATA_DIR.`,
    );
    this.dataDir = dataDir;
    this.pid = pid;
  }
}

const serverLock = '1986622073, 1';
const usersLock = '1986622073, 2';

/** Opens the connection whose life is the proof that this process uses the database. */
export async function connectAsUser(address: { port: number; password: string }, role: Role) {
  const client = new pg.Client({
    host: '127.0.0.1',
    port: address.port,
    user: 'postgres',
    password: address.password,
    database: 'postgres',
    application_name: `vinyard ${role} ${process.pid}`,
    keepAlive: true,
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/**
 * Joins the users of the database and, for a server, takes the data folder. 'leaving' means that the last user is
 * switching it off right now; 'held' that another server has it.
 */
export async function joinUsers(client: pg.Client, role: Role): Promise<'joined' | 'leaving' | 'held'> {
  if (!(await tryLock(client, `pg_try_advisory_lock_shared(${usersLock})`))) return 'leaving';
  if (role === 'command') return 'joined';
  return (await tryLock(client, `pg_try_advisory_lock(${serverLock})`)) ? 'joined' : 'held';
}

/** True when nobody else uses the database; from then on nobody can join until this connection ends. */
export async function leaveUsers(client: pg.Client): Promise<boolean> {
  await client.query(`select pg_advisory_unlock_shared(${usersLock})`);
  // Someone who was just refused may still be hanging up, hence more than one try.
  for (let attempt = 0; attempt < 10; attempt++) {
    if (await tryLock(client, `pg_try_advisory_lock(${usersLock})`)) return true;
    await delay(50);
  }
  return false;
}

/** The process that holds the data folder, when it can be told and still lives. */
export async function findHolder(client: pg.Client): Promise<{ pid: number | undefined; isAlive: boolean }> {
  const { rows } = await client.query(
    `select activity.application_name from pg_locks lock join pg_stat_activity activity using (pid)
     where lock.locktype = 'advisory' and lock.granted and (lock.classid, lock.objid) = (${serverLock})`,
  );
  const pid = Number(/^vinyard server (\d+)$/.exec(rows[0]?.application_name ?? '')?.[1]);
  return pid ? { pid, isAlive: isProcessAlive(pid) } : { pid: undefined, isAlive: rows.length > 0 };
}

async function tryLock(client: pg.Client, call: string): Promise<boolean> {
  const { rows } = await client.query(`select ${call} as is_held`);
  return rows[0].is_held;
}
