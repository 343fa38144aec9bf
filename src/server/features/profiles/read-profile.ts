import type { ReplyOf } from '#contract/endpoint.ts';
import type { readProfile as endpoint } from '#contract/profiles.ts';
import { findAccount } from '#server/core/accounts/account-store.ts';
import { findPendingEmail } from '#server/core/accounts/link-store.ts';
import { hasProfileImage } from '#server/core/accounts/profile-image-store.ts';
import { findProfile } from '#server/core/accounts/profile-store.ts';
import type { Db } from '#server/platform/database.ts';
import { Problem } from '#server/platform/http/problem.ts';

export async function readProfile(db: Db, accountId: string): Promise<ReplyOf<typeof endpoint>> {
  const account = await findAccount(db, accountId);
  if (!account) throw new Problem('login-required');
  const profile = await findProfile(db, accountId);
  return {
    status: 'success',
    email: account.email,
    email_pending: await findPendingEmail(db, accountId),
    phone: account.phone,
    first: account.firstName,
    last: account.lastName,
    unit: profile.unit,
    no_of_employees: profile.employees,
    address: profile.address,
    city: profile.city,
    state: profile.state,
    pincode: profile.postcode,
    country: profile.country,
    company_name: profile.companyName,
    company_website: profile.companyWebsite,
    instagram: profile.instagram,
    facebook: profile.facebook,
    twitter: profile.twitter,
    has_image: await hasProfileImage(db, accountId),
  };
}
