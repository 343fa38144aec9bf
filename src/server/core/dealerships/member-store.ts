import type { ColumnType } from 'kysely';
import type { DealershipRole } from '#contract/dealers.ts';
import type { Db } from '#server/platform/database.ts';

interface MemberTable {
  account_id: string;
  site_id: number;
  dealership_id: string;
  role: DealershipRole;
  own_wallet_id: string;
  joined_at: ColumnType<Date, never, never>;
}

declare module '#server/platform/database.ts' {
  interface Tables {
    dealership_member: MemberTable;
  }
}

export interface Membership {
  readonly accountId: string;
  readonly dealershipId: string;
  readonly role: DealershipRole;
}

export async function findMembership(db: Db, accountId: string): Promise<Membership | undefined> {
  return await db
    .selectFrom('dealership_member')
    .select(['account_id as accountId', 'dealership_id as dealershipId', 'role'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** From now on the account spends the dealership's credits; its own wallet waits. False when it is in a dealership already. */
export async function insertMember(tx: Db, member: Membership): Promise<boolean> {
  const inserted = await tx
    .insertInto('dealership_member')
    .columns(['account_id', 'site_id', 'dealership_id', 'role', 'own_wallet_id'])
    .expression((eb) =>
      eb
        .selectFrom('account')
        .select((select) => [
          'account.id',
          'account.site_id',
          select.val(member.dealershipId).$castTo<string>().as('dealership_id'),
          select.val(member.role).as('role'),
          'account.wallet_id',
        ])
        .where('account.id', '=', member.accountId),
    )
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .returning('account_id')
    .executeTakeFirst();
  if (!inserted) return false;
  await tx
    .updateTable('account')
    .from('dealership')
    .set((eb) => ({ wallet_id: eb.ref('dealership.wallet_id'), user_type: 'dealer' }))
    .where('account.id', '=', member.accountId)
    .where('dealership.id', '=', member.dealershipId)
    .execute();
  return true;
}

/** Gives the account its own wallet back. */
export async function deleteMember(tx: Db, accountId: string): Promise<void> {
  const left = await tx
    .deleteFrom('dealership_member')
    .where('account_id', '=', accountId)
    .returning('own_wallet_id')
    .executeTakeFirst();
  if (!left) return;
  await tx
    .updateTable('account')
    .set({ wallet_id: left.own_wallet_id, user_type: 'user' })
    .where('id', '=', accountId)
    .execute();
}

export async function updateRole(tx: Db, accountId: string, role: DealershipRole): Promise<void> {
  await tx.updateTable('dealership_member').set({ role }).where('account_id', '=', accountId).execute();
}

export async function countOwners(db: Db, dealershipId: string): Promise<number> {
  const { count } = await db
    .selectFrom('dealership_member')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('dealership_id', '=', dealershipId)
    .where('role', '=', 'owner')
    .executeTakeFirstOrThrow();
  return count;
}

/** Owners first, then by who has been there longest. */
export async function listMembers(db: Db, dealershipId: string) {
  return await db
    .selectFrom('dealership_member as member')
    .innerJoin('account', 'account.id', 'member.account_id')
    .select([
      'account.id',
      'account.email',
      'account.first_name as firstName',
      'account.last_name as lastName',
      'member.role',
      'member.joined_at as joinedAt',
    ])
    .where('member.dealership_id', '=', dealershipId)
    .orderBy('member.role', 'desc')
    .orderBy('member.joined_at')
    .execute();
}
