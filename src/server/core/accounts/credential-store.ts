import { sql } from 'kysely';
import type { Db } from '#server/platform/database.ts';

const uniqueViolation = '23505';

/** Null: nobody can log in with a password until one is set by a mailed link. */
export async function storePassword(db: Db, accountId: string, passwordHash: string | null): Promise<void> {
  await db.updateTable('account').set({ password_hash: passwordHash }).where('id', '=', accountId).execute();
}

export async function markEmailVerified(db: Db, accountId: string): Promise<void> {
  await db
    .updateTable('account')
    .set({ email_verified_at: sql`coalesce(email_verified_at, now())` })
    .where('id', '=', accountId)
    .execute();
}

/** The old address; undefined when another account of the site has the new one by now. */
export async function storeEmail(
  db: Db,
  { accountId, email }: { readonly accountId: string; readonly email: string },
): Promise<string | undefined> {
  try {
    const { rows } = await sql<{ old_email: string }>`
      update account set email = ${email}, email_verified_at = now()
      from (select id, email from account where id = ${accountId} for update) as before
      where account.id = before.id
      returning before.email as old_email
    `.execute(db);
    return rows[0]?.old_email;
  } catch (error) {
    if ((error as { code?: string }).code === uniqueViolation) return undefined;
    throw error;
  }
}
