import {
  changeDealershipRole,
  currentDealership,
  leaveDealership as leaveEndpoint,
  registerDealer as registerEndpoint,
  removeFromDealership,
  updateDealership,
} from '#contract/dealers.ts';
import { type Route, route, success } from '#server/core/calls/route.ts';
import { findDealership, updateDealershipProfile } from '#server/core/dealerships/dealership-store.ts';
import { listMembers } from '#server/core/dealerships/member-store.ts';
import { signedIn } from '#server/core/ledger/signed-in.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { changeRole, leaveDealership, removePerson } from './change-people.ts';
import { describeProfile, readProfile } from './dealership-profile.ts';
import { registerDealer } from './register-dealer.ts';
import { requireMembership, requireOwnerAlone } from './require-membership.ts';

export const dealerRoutes: readonly Route[] = [
  route(registerEndpoint, async (services, call) =>
    signedIn(services.db, await registerDealer(services, call)),
  ),

  route(currentDealership, async ({ db }, { account }) => {
    const { dealershipId, role } = await requireMembership(db, account);
    const dealership = await findDealership(db, dealershipId);
    if (!dealership) throw new Problem('not-allowed');
    const members = await listMembers(db, dealershipId);
    const people = members.map((member) => ({
      id: member.id,
      email: member.email,
      first: member.firstName,
      last: member.lastName,
      role: member.role,
      joined: member.joinedAt.toISOString(),
    }));
    return success({ role, profile: describeProfile(dealership), people });
  }),

  route(updateDealership, async ({ db }, { account, input }) => {
    const profile = readProfile(input);
    await db.transaction().execute(async (tx) => {
      const { dealershipId } = await requireOwnerAlone(tx, account);
      await updateDealershipProfile(tx, dealershipId, profile);
    });
    return success({ profile: describeProfile(profile) });
  }),

  route(changeDealershipRole, async ({ db }, { account, input }) => {
    await changeRole(db, account, input);
    return success({});
  }),

  route(removeFromDealership, async ({ db }, { account, input }) => {
    await removePerson(db, account, input.person);
    return success({});
  }),

  route(leaveEndpoint, async ({ db }, { account }) => {
    await leaveDealership(db, account);
    return success({});
  }),
];
