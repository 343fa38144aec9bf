import type { Db } from '#server/platform/database.ts';

interface ProfileTable {
  account_id: string;
  unit: string | null;
  no_of_employees: number | null;
  address: string | null;
  city: string | null;
  state: string | null;
  pincode: string | null;
  country: string | null;
  company_name: string | null;
  company_website: string | null;
  instagram: string | null;
  facebook: string | null;
  twitter: string | null;
}

declare module '#server/platform/database.ts' {
  interface Tables {
    profile: ProfileTable;
  }
}

export interface Profile {
  readonly unit: string | null;
  readonly employees: number | null;
  readonly address: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly postcode: string | null;
  readonly country: string | null;
  readonly companyName: string | null;
  readonly companyWebsite: string | null;
  readonly instagram: string | null;
  readonly facebook: string | null;
  readonly twitter: string | null;
}

export interface Names {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phone: string | null;
}

/** A field that is undefined stays as it is; null clears it. */
export type Changes<Of> = { readonly [Field in keyof Of]?: Of[Field] | undefined };

const empty: Profile = {
  unit: null,
  employees: null,
  address: null,
  city: null,
  state: null,
  postcode: null,
  country: null,
  companyName: null,
  companyWebsite: null,
  instagram: null,
  facebook: null,
  twitter: null,
};

export async function findProfile(db: Db, accountId: string): Promise<Profile> {
  const found = await db
    .selectFrom('profile')
    .select([
      'unit',
      'no_of_employees as employees',
      'address',
      'city',
      'state',
      'pincode as postcode',
      'country',
      'company_name as companyName',
      'company_website as companyWebsite',
      'instagram',
      'facebook',
      'twitter',
    ])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return found ?? empty;
}

export async function saveProfile(db: Db, accountId: string, changes: Changes<Profile>): Promise<void> {
  const columns = withoutUndefined({
    unit: changes.unit,
    no_of_employees: changes.employees,
    address: changes.address,
    city: changes.city,
    state: changes.state,
    pincode: changes.postcode,
    country: changes.country,
    company_name: changes.companyName,
    company_website: changes.companyWebsite,
    instagram: changes.instagram,
    facebook: changes.facebook,
    twitter: changes.twitter,
  });
  if (Object.keys(columns).length === 0) return;
  await db
    .insertInto('profile')
    .values({ account_id: accountId, ...columns } as ProfileTable)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(columns))
    .execute();
}

export async function saveNames(db: Db, accountId: string, changes: Changes<Names>): Promise<void> {
  const columns = withoutUndefined({
    first_name: changes.firstName,
    last_name: changes.lastName,
    phone: changes.phone,
  });
  if (Object.keys(columns).length === 0) return;
  await db.updateTable('account').set(columns).where('id', '=', accountId).execute();
}

function withoutUndefined<Of extends object>(
  changes: Of,
): { [Field in keyof Of]?: Exclude<Of[Field], undefined> } {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as never;
}
