import type { ColumnType, Generated } from 'kysely';
import type { Db } from '#server/platform/database.ts';

export type UserType = 'user' | 'dealer';

interface AccountTable {
  id: Generated<string>;
  site_id: number;
  wallet_id: string;
  email: string;
  password_hash: string | null;
  email_verified_at: Date | null;
  user_type: Generated<UserType>;
  first_name: string | null;
  last_name: string | null;
  phone: string | null;
  tracking_id: Generated<string>;
  blocked_at: ColumnType<Date | null, never, Date | null>;
  created_at: ColumnType<Date, never, never>;
}

interface WalletTable {
  id: Generated<string>;
  site_id: number;
}

declare module '#server/platform/database.ts' {
  interface Tables {
    wallet: WalletTable;
    account: AccountTable;
  }
}

export interface Account {
  readonly id: string;
  readonly siteId: number;
  /** Whose credits this account spends: its own, or those its dealership shares. */
  readonly walletId: string;
  readonly email: string;
  readonly userType: UserType;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phone: string | null;
  readonly trackingId: string;
  /** Set while an operator keeps the account out. */
  readonly blockedAt: Date | null;
  readonly createdAt: Date;
}

export const accountColumns = [
  'account.id',
  'account.site_id as siteId',
  'account.wallet_id as walletId',
  'account.email',
  'account.user_type as userType',
  'account.first_name as firstName',
  'account.last_name as lastName',
  'account.phone',
  'account.tracking_id as trackingId',
  'account.blocked_at as blockedAt',
  'account.created_at as createdAt',
] as const;

export interface NewAccount {
  readonly siteId: number;
  readonly email: string;
  /** Null for who signs in through another service. */
  readonly passwordHash: string | null;
  readonly emailVerifiedAt?: Date;
  readonly userType?: UserType;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly phone?: string | undefined;
}

/** Undefined when the site already has an account with this address, also when two ask at once. */
export async function insertAccount(db: Db, account: NewAccount): Promise<Account | undefined> {
  return await db
    .with('new_wallet', (qb) => qb.insertInto('wallet').values({ site_id: account.siteId }).returning('id'))
    .insertInto('account')
    .values((eb) => ({
      site_id: account.siteId,
      wallet_id: eb.selectFrom('new_wallet').select('id'),
      email: account.email,
      password_hash: account.passwordHash,
      user_type: account.userType ?? 'user',
      email_verified_at: account.emailVerifiedAt ?? null,
      first_name: account.firstName ?? null,
      last_name: account.lastName ?? null,
      phone: account.phone ?? null,
    }))
    .onConflict((conflict) => conflict.columns(['site_id', 'email']).doNothing())
    .returning(accountColumns)
    .executeTakeFirst();
}

interface Credentials {
  readonly passwordHash: string | null;
  /** Null: nobody has proved to read mail at the account's address. */
  readonly emailVerifiedAt: Date | null;
}

export async function findAccountByEmail(
  db: Db,
  siteId: number,
  email: string,
): Promise<(Account & Credentials) | undefined> {
  return await db
    .selectFrom('account')
    .select([
      ...accountColumns,
      'account.password_hash as passwordHash',
      'account.email_verified_at as emailVerifiedAt',
    ])
    .where('account.site_id', '=', siteId)
    .where('account.email', '=', email)
    .executeTakeFirst();
}

export async function findAccount(db: Db, id: string): Promise<Account | undefined> {
  return await db
    .selectFrom('account')
    .select(accountColumns)
    .where('account.id', '=', id)
    .executeTakeFirst();
}

/** Sessions, links and profile go with it; the wallet stays. */
export async function removeAccount(db: Db, id: string): Promise<void> {
  await db.deleteFrom('account').where('id', '=', id).execute();
}
