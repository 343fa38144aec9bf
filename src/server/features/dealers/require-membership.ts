import type { Account } from '#server/core/accounts/account-store.ts';
import { lockDealership } from '#server/core/dealerships/dealership-store.ts';
import { findMembership, type Membership } from '#server/core/dealerships/member-store.ts';
import type { Db } from '#server/platform/database.ts';
import { Problem } from '#server/platform/http/problem.ts';

/** A person may have been taken out between the check of the call and here. */
export async function requireMembership(db: Db, account: Account): Promise<Membership> {
  const membership = await findMembership(db, account.id);
  if (!membership) throw new Problem('not-allowed');
  return membership;
}

/** Locks the dealership, then looks again whether the person is still an owner of it. */
export async function requireOwnerAlone(tx: Db, account: Account): Promise<Membership> {
  const { dealershipId } = await requireMembership(tx, account);
  await lockDealership(tx, dealershipId);
  const membership = await requireMembership(tx, account);
  if (membership.dealershipId !== dealershipId || membership.role !== 'owner')
    throw new Problem('not-allowed');
  return membership;
}
