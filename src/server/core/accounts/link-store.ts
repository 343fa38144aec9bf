import type { ColumnType } from 'kysely';
import type { Db } from '#server/platform/database.ts';
import type { Account } from './account-store.ts';
import { hashToken, newToken } from './token.ts';

interface AccountLinkTable {
  token_hash: Buffer;
  site_id: number;
  account_id: string;
  purpose: 'reset-password' | 'confirm-email';
  new_email: string | null;
  created_at: ColumnType<Date, never, never>;
  expires_at: Date;
}

declare module '#server/platform/database.ts' {
  interface Tables {
    account_link: AccountLinkTable;
  }
}

type LinkPurpose =
  | { readonly purpose: 'reset-password' }
  | { readonly purpose: 'confirm-email'; readonly newEmail: string };

const hours = { 'reset-password': 1, 'confirm-email': 24 } as const;

/** The secret part of a new link, which is stored nowhere else. */
export async function openLink(
  db: Db,
  account: Pick<Account, 'id' | 'siteId'>,
  link: LinkPurpose,
): Promise<string> {
  const token = newToken();
  await db
    .insertInto('account_link')
    .values({
      token_hash: hashToken(token),
      site_id: account.siteId,
      account_id: account.id,
      purpose: link.purpose,
      new_email: link.purpose === 'confirm-email' ? link.newEmail : null,
      expires_at: new Date(Date.now() + hours[link.purpose] * 3_600_000),
    })
    .execute();
  return token;
}

/** Uses a link up: of any number who try at once, one gets it. */
export async function takeLink(
  db: Db,
  { siteId, token, purpose }: { siteId: number; token: string; purpose: LinkPurpose['purpose'] },
): Promise<{ accountId: string; newEmail: string | null } | undefined> {
  return await db
    .deleteFrom('account_link')
    .where('token_hash', '=', hashToken(token))
    .where('site_id', '=', siteId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', new Date())
    .returning(['account_id as accountId', 'new_email as newEmail'])
    .executeTakeFirst();
}

export async function endLinks(db: Db, accountId: string, purpose: LinkPurpose['purpose']): Promise<void> {
  await db
    .deleteFrom('account_link')
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .execute();
}

/** The address that waits to be confirmed. */
export async function findPendingEmail(db: Db, accountId: string): Promise<string | null> {
  const link = await db
    .selectFrom('account_link')
    .select('new_email')
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'confirm-email')
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  return link?.new_email ?? null;
}

export async function removeExpiredLinks(db: Db): Promise<void> {
  await db.deleteFrom('account_link').where('expires_at', '<', new Date()).execute();
}
