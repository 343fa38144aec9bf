import type { ColumnType, Generated } from 'kysely';
import type { Db } from '#server/platform/database.ts';

interface ProfileColumns {
  company_name: string;
  phone: string | null;
  address: string | null;
  unit: string | null;
  city: string | null;
  state: string | null;
  postal_code: string | null;
  country: string | null;
  website: string | null;
  instagram: string | null;
  facebook: string | null;
  twitter: string | null;
  employee_count: number;
}

interface DealershipTable extends ProfileColumns {
  id: Generated<string>;
  site_id: number;
  wallet_id: string;
  created_at: ColumnType<Date, never, never>;
}

declare module '#server/platform/database.ts' {
  interface Tables {
    dealership: DealershipTable;
  }
}

export interface Dealership {
  readonly companyName: string;
  readonly phone: string | null;
  readonly address: string | null;
  readonly unit: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly postalCode: string | null;
  readonly country: string | null;
  readonly website: string | null;
  readonly instagram: string | null;
  readonly facebook: string | null;
  readonly twitter: string | null;
  readonly employeeCount: number;
}

const columnsOf = (dealership: Dealership): ProfileColumns => ({
  company_name: dealership.companyName,
  phone: dealership.phone,
  address: dealership.address,
  unit: dealership.unit,
  city: dealership.city,
  state: dealership.state,
  postal_code: dealership.postalCode,
  country: dealership.country,
  website: dealership.website,
  instagram: dealership.instagram,
  facebook: dealership.facebook,
  twitter: dealership.twitter,
  employee_count: dealership.employeeCount,
});

/** With a wallet of its own; returns its id. */
export async function insertDealership(db: Db, siteId: number, dealership: Dealership): Promise<string> {
  const { id } = await db
    .with('new_wallet', (qb) => qb.insertInto('wallet').values({ site_id: siteId }).returning('id'))
    .insertInto('dealership')
    .values((eb) => ({
      ...columnsOf(dealership),
      site_id: siteId,
      wallet_id: eb.selectFrom('new_wallet').select('id'),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findDealership(db: Db, id: string): Promise<Dealership | undefined> {
  return await db
    .selectFrom('dealership')
    .select([
      'company_name as companyName',
      'phone',
      'address',
      'unit',
      'city',
      'state',
      'postal_code as postalCode',
      'country',
      'website',
      'instagram',
      'facebook',
      'twitter',
      'employee_count as employeeCount',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function updateDealershipProfile(db: Db, id: string, dealership: Dealership): Promise<void> {
  await db.updateTable('dealership').set(columnsOf(dealership)).where('id', '=', id).execute();
}

/** Its members and invitations go with it; the wallet stays, as all wallets do. */
export async function deleteDealership(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('dealership').where('id', '=', id).execute();
}

/** Until the transaction ends nobody else changes who is in this dealership. */
export async function lockDealership(tx: Db, id: string): Promise<void> {
  await tx.selectFrom('dealership').select('id').where('id', '=', id).forUpdate().execute();
}
