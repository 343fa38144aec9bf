import type { DealershipRole } from '#contract/dealers.ts';
import type { Account } from '#server/core/accounts/account-store.ts';
import { lockDealership } from '#server/core/dealerships/dealership-store.ts';
import {
  countOwners,
  deleteMember,
  findMembership,
  type Membership,
  updateRole,
} from '#server/core/dealerships/member-store.ts';
import type { Db } from '#server/platform/database.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { requireMembership, requireOwnerAlone } from './require-membership.ts';

export async function changeRole(
  db: Db,
  owner: Account,
  { person, role }: { readonly person: string; readonly role: DealershipRole },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const found = await findColleague(tx, await requireOwnerAlone(tx, owner), person);
    if (role === 'member') await refuseLastOwner(tx, found);
    await updateRole(tx, person, role);
  });
}

export async function removePerson(db: Db, owner: Account, person: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const found = await findColleague(tx, await requireOwnerAlone(tx, owner), person);
    await refuseLastOwner(tx, found);
    await deleteMember(tx, person);
  });
}

export async function leaveDealership(db: Db, account: Account): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { dealershipId } = await requireMembership(tx, account);
    await lockDealership(tx, dealershipId);
    await refuseLastOwner(tx, await requireMembership(tx, account));
    await deleteMember(tx, account.id);
  });
}

/** Somebody in another dealership is as unknown as nobody. */
async function findColleague(tx: Db, owner: Membership, person: string): Promise<Membership> {
  const found = await findMembership(tx, person);
  if (found?.dealershipId !== owner.dealershipId) throw new Problem('already-gone');
  return found;
}

async function refuseLastOwner(tx: Db, { dealershipId, role }: Membership): Promise<void> {
  if (role === 'owner' && (await countOwners(tx, dealershipId)) === 1) throw new Problem('last-owner');
}
