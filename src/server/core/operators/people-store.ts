import type { DealershipRole } from '#contract/dealers.ts';
import type { UserType } from '#server/core/accounts/account-store.ts';
import type { Db } from '#server/platform/database.ts';

export interface PeopleFilter {
  /** Part of an e-mail or a name, or a whole id. */
  readonly find?: string | undefined;
  readonly site?: number | undefined;
  readonly state?: 'open' | 'blocked' | undefined;
}

export interface PersonRow {
  readonly id: string;
  readonly siteId: number;
  readonly siteName: string;
  readonly walletId: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phone: string | null;
  readonly userType: UserType;
  readonly blockedAt: Date | null;
  readonly createdAt: Date;
}

const selectPeople = (db: Db) =>
  db
    .selectFrom('account')
    .innerJoin('site', 'site.id', 'account.site_id')
    .select([
      'account.id',
      'account.site_id as siteId',
      'site.name as siteName',
      'account.wallet_id as walletId',
      'account.email',
      'account.first_name as firstName',
      'account.last_name as lastName',
      'account.phone',
      'account.user_type as userType',
      'account.blocked_at as blockedAt',
      'account.created_at as createdAt',
    ]);

const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Over all sites, newest first. */
export async function listPeople(
  db: Db,
  { find, site, state }: PeopleFilter,
  { limit, offset = 0 }: { readonly limit: number; readonly offset?: number },
): Promise<PersonRow[]> {
  const like = `%${(find ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  return await selectPeople(db)
    .$if(find !== undefined, (query) =>
      query.where((eb) =>
        uuidForm.test(find ?? '')
          ? eb('account.id', '=', find ?? '')
          : eb.or([
              eb('account.email', 'ilike', like),
              eb(
                eb.fn<string>('concat_ws', [eb.val(' '), 'account.first_name', 'account.last_name']),
                'ilike',
                like,
              ),
            ]),
      ),
    )
    .$if(site !== undefined, (query) => query.where('account.site_id', '=', site ?? 0))
    .$if(state === 'blocked', (query) => query.where('account.blocked_at', 'is not', null))
    .$if(state === 'open', (query) => query.where('account.blocked_at', 'is', null))
    .orderBy('account.created_at', 'desc')
    .orderBy('account.id')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function findPerson(db: Db, id: string): Promise<PersonRow | undefined> {
  return await selectPeople(db).where('account.id', '=', id).executeTakeFirst();
}

export async function setPersonBlocked(db: Db, id: string, blockedAt: Date | null): Promise<void> {
  await db.updateTable('account').set({ blocked_at: blockedAt }).where('id', '=', id).execute();
}

/** Open ones, the one that was seen last first. */
export async function listPersonSessions(db: Db, accountId: string) {
  return await db
    .selectFrom('session')
    .select(['created_at as createdAt', 'last_seen_at as lastSeenAt', 'browser', 'system'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', new Date())
    .orderBy('last_seen_at', 'desc')
    .execute();
}

export async function findPersonDealership(
  db: Db,
  accountId: string,
): Promise<{ name: string; role: DealershipRole } | undefined> {
  return await db
    .selectFrom('dealership_member')
    .innerJoin('dealership', 'dealership.id', 'dealership_member.dealership_id')
    .select(['dealership.company_name as name', 'dealership_member.role'])
    .where('dealership_member.account_id', '=', accountId)
    .executeTakeFirst();
}

/** How many there were. */
export async function endPersonSessions(db: Db, accountId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
