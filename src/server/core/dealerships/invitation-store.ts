import type { Generated } from 'kysely';
import type { DealershipRole } from '#contract/dealers.ts';
import { hashToken, newToken } from '#server/core/accounts/token.ts';
import type { Db } from '#server/platform/database.ts';

interface InvitationTable {
  id: Generated<string>;
  token_hash: Buffer;
  site_id: number;
  dealership_id: string;
  email: string;
  role: DealershipRole;
  sent_at: Date;
  expires_at: Date;
}

declare module '#server/platform/database.ts' {
  interface Tables {
    dealership_invitation: InvitationTable;
  }
}

const invitationDays = 7;
const dayMs = 24 * 3600 * 1000;

const freshToken = () => {
  const token = newToken();
  const now = Date.now();
  const columns = {
    token_hash: hashToken(token),
    sent_at: new Date(now),
    expires_at: new Date(now + invitationDays * dayMs),
  };
  return { token, columns };
};

const columns = ['id', 'dealership_id as dealershipId', 'email', 'role'] as const;

export interface Invitation {
  readonly id: string;
  readonly dealershipId: string;
  readonly email: string;
  readonly role: DealershipRole;
}

/** Shown once, inside the mail. */
type SentInvitation = Invitation & { readonly token: string };

/** A second invitation of the same address replaces the first, whose link ends. */
export async function putInvitation(
  db: Db,
  invited: Omit<Invitation, 'id'> & { readonly siteId: number },
): Promise<SentInvitation> {
  const { token, columns: fresh } = freshToken();
  const row = await db
    .insertInto('dealership_invitation')
    .values({
      ...fresh,
      site_id: invited.siteId,
      dealership_id: invited.dealershipId,
      email: invited.email,
      role: invited.role,
    })
    .onConflict((conflict) =>
      conflict.columns(['dealership_id', 'email']).doUpdateSet({ ...fresh, role: invited.role }),
    )
    .returning(columns)
    .executeTakeFirstOrThrow();
  return { ...row, token };
}

export async function renewInvitation(
  db: Db,
  dealershipId: string,
  id: string,
): Promise<SentInvitation | undefined> {
  const { token, columns: fresh } = freshToken();
  const row = await db
    .updateTable('dealership_invitation')
    .set(fresh)
    .where('dealership_id', '=', dealershipId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();
  return row && { ...row, token };
}

export async function deleteInvitation(db: Db, dealershipId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('dealership_invitation')
    .where('dealership_id', '=', dealershipId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function listInvitations(db: Db, dealershipId: string) {
  return await db
    .selectFrom('dealership_invitation')
    .select([...columns, 'sent_at as sentAt', 'expires_at as expiresAt'])
    .where('dealership_id', '=', dealershipId)
    .orderBy('sent_at', 'desc')
    .execute();
}

/** An invitation of another site is unknown here. */
export async function findInvitation(db: Db, siteId: number, token: string): Promise<Invitation | undefined> {
  return await db
    .selectFrom('dealership_invitation')
    .select(columns)
    .where('token_hash', '=', hashToken(token))
    .where('site_id', '=', siteId)
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
}

/** Uses the invitation up: of two who try at once, one gets it. */
export async function takeInvitation(tx: Db, siteId: number, token: string): Promise<Invitation | undefined> {
  return await tx
    .deleteFrom('dealership_invitation')
    .where('token_hash', '=', hashToken(token))
    .where('site_id', '=', siteId)
    .where('expires_at', '>', new Date())
    .returning(columns)
    .executeTakeFirst();
}

/** An ended invitation stays on the owners' list for a month, to be sent again; then its address goes. */
export async function removeOldInvitations(db: Db): Promise<void> {
  const monthAgo = new Date(Date.now() - 30 * dayMs);
  await db.deleteFrom('dealership_invitation').where('expires_at', '<', monthAgo).execute();
}
