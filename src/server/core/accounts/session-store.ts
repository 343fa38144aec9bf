import { type ColumnType, type Generated, sql } from 'kysely';
import type { Db } from '#server/platform/database.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { type Account, accountColumns } from './account-store.ts';
import { describeBrowser } from './describe-browser.ts';
import { hashToken, newToken } from './token.ts';

interface SessionTable {
  token_hash: Buffer;
  id: Generated<string>;
  site_id: number;
  account_id: string;
  created_at: ColumnType<Date, never, never>;
  expires_at: Date;
  authenticated_at: Generated<Date>;
  last_seen_at: Generated<Date>;
  browser: string | null;
  system: string | null;
}

declare module '#server/platform/database.ts' {
  interface Tables {
    session: SessionTable;
  }
}

export interface Session {
  readonly id: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly lastSeenAt: Date;
  readonly browser: string | null;
  readonly system: string | null;
  readonly isCurrent: boolean;
}

const sessionDays = 30;
/** A session that nobody uses for this long is over. */
const idleDays = 14;

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);

/** Seen again within this time writes nothing. */
const seenAgainMs = 60_000;

/** Opens a session of someone who has just proved who they are, unless the account is blocked; its token is stored nowhere else. */
export async function openSession(db: Db, account: Account, userAgent?: string): Promise<string> {
  if (account.blockedAt) throw new Problem('account-blocked');
  const token = newToken();
  await db
    .insertInto('session')
    .values({
      token_hash: hashToken(token),
      site_id: account.siteId,
      account_id: account.id,
      expires_at: new Date(Date.now() + sessionDays * 24 * 3600 * 1000),
      ...describeBrowser(userAgent),
    })
    .execute();
  return token;
}

/** The account of a token on this site; a token of another site is unknown here. */
export async function findSessionAccount(
  db: Db,
  siteId: number,
  token: string,
): Promise<Account | undefined> {
  const found = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select([...accountColumns, 'session.last_seen_at as lastSeenAt'])
    .where('session.token_hash', '=', hashToken(token))
    .where('session.site_id', '=', siteId)
    .where('session.expires_at', '>', new Date())
    .where('account.blocked_at', 'is', null)
    .where('session.last_seen_at', '>', daysAgo(idleDays))
    .executeTakeFirst();
  if (!found) return undefined;
  const { lastSeenAt, ...account } = found;
  if (Date.now() - lastSeenAt.getTime() > seenAgainMs) await markSeen(db, token);
  return account;
}

async function markSeen(db: Db, token: string): Promise<void> {
  await db
    .updateTable('session')
    .set({ last_seen_at: sql`now()` })
    .where('token_hash', '=', hashToken(token))
    .where('last_seen_at', '<', new Date(Date.now() - seenAgainMs))
    .execute();
}

/** Whether the holder of this token gave a password, or other proof, since `since`. */
export async function hasProvedSince(db: Db, token: string, since: Date): Promise<boolean> {
  const session = await db
    .selectFrom('session')
    .select('id')
    .where('token_hash', '=', hashToken(token))
    .where('authenticated_at', '>', since)
    .executeTakeFirst();
  return session !== undefined;
}

/** Open sessions of an account, the one that was seen last first. */
export async function listSessions(db: Db, accountId: string, currentToken: string): Promise<Session[]> {
  return await db
    .selectFrom('session')
    .select((eb) => [
      'id',
      'created_at as createdAt',
      'expires_at as expiresAt',
      'last_seen_at as lastSeenAt',
      'browser',
      'system',
      eb('token_hash', '=', hashToken(currentToken)).as('isCurrent'),
    ])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', new Date())
    .where('last_seen_at', '>', daysAgo(idleDays))
    .orderBy('last_seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .$castTo<Session>()
    .execute();
}

export async function endSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', hashToken(token)).execute();
}

/** False when this account has no such session. */
export async function endSessionById(db: Db, accountId: string, id: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** All of them, or all but the one that `keepToken` opens. */
export async function endSessions(db: Db, accountId: string, keepToken?: string): Promise<void> {
  let sessions = db.deleteFrom('session').where('account_id', '=', accountId);
  if (keepToken) sessions = sessions.where('token_hash', '!=', hashToken(keepToken));
  await sessions.execute();
}

export async function removeExpiredSessions(db: Db): Promise<void> {
  await db
    .deleteFrom('session')
    .where((eb) => eb.or([eb('expires_at', '<', new Date()), eb('last_seen_at', '<', daysAgo(idleDays))]))
    .execute();
}
