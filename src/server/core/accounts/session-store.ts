import type { ColumnType } from 'kysely';
import type { Db } from '#server/platform/database.ts';
import { type Account, accountColumns } from './account-store.ts';
import { hashToken, newToken } from './token.ts';

interface SessionTable {
  token_hash: Buffer;
  site_id: number;
  account_id: string;
  created_at: ColumnType<Date, never, never>;
  expires_at: Date;
}

declare module '#server/platform/database.ts' {
  interface Tables {
    session: SessionTable;
  }
}

const sessionDays = 30;

/** Opens a session and returns its token, which is stored nowhere else. */
export async function openSession(db: Db, account: Account): Promise<string> {
  const token = newToken();
  await db
    .insertInto('session')
    .values({
      token_hash: hashToken(token),
      site_id: account.siteId,
      account_id: account.id,
      expires_at: new Date(Date.now() + sessionDays * 24 * 3600 * 1000),
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
  return await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(accountColumns)
    .where('session.token_hash', '=', hashToken(token))
    .where('session.site_id', '=', siteId)
    .where('session.expires_at', '>', new Date())
    .executeTakeFirst();
}

export async function endSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('session').where('token_hash', '=', hashToken(token)).execute();
}

export async function removeExpiredSessions(db: Db): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<', new Date()).execute();
}
