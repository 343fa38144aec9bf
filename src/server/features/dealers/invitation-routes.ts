import {
  acceptInvitation as acceptEndpoint,
  invitePerson as inviteEndpoint,
  joinDealership,
  listInvitations as listEndpoint,
  resendInvitation as resendEndpoint,
  revokeInvitation,
  viewInvitation,
} from '#contract/dealers.ts';
import { findAccountByEmail } from '#server/core/accounts/account-store.ts';
import { type Route, route, success } from '#server/core/calls/route.ts';
import { findDealership } from '#server/core/dealerships/dealership-store.ts';
import { deleteInvitation, listInvitations } from '#server/core/dealerships/invitation-store.ts';
import { signedIn } from '#server/core/ledger/signed-in.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { acceptInvitation, joinAsSignedIn, requireInvitation } from './accept-invitation.ts';
import { requireMembership } from './require-membership.ts';
import { invitePerson, resendInvitation } from './send-invitation.ts';

export const invitationRoutes: readonly Route[] = [
  route(listEndpoint, async ({ db }, { account }) => {
    const { dealershipId } = await requireMembership(db, account);
    const found = await listInvitations(db, dealershipId);
    const invitations = found.map(({ id, email, role, sentAt, expiresAt }) => ({
      id,
      email,
      role,
      sent: sentAt.toISOString(),
      expires: expiresAt.toISOString(),
      is_over: expiresAt.getTime() <= Date.now(),
    }));
    return success({ invitations });
  }),

  route(inviteEndpoint, async (services, call) => {
    await invitePerson(services, call);
    return success({});
  }),

  route(resendEndpoint, async (services, call) => {
    await resendInvitation(services, call);
    return success({});
  }),

  route(revokeInvitation, async ({ db }, { account, input }) => {
    const { dealershipId } = await requireMembership(db, account);
    if (!(await deleteInvitation(db, dealershipId, input.invitation))) throw new Problem('already-gone');
    return success({});
  }),

  route(viewInvitation, async ({ db }, { site, input }) => {
    const { dealershipId, email, role } = await requireInvitation(db, site, input.token);
    const dealership = await findDealership(db, dealershipId);
    if (!dealership) throw new Problem('invitation-over');
    const account = await findAccountByEmail(db, site.id, email);
    return success({
      company_name: dealership.companyName,
      email,
      role,
      has_account: account !== undefined,
    });
  }),

  route(acceptEndpoint, async (services, call) =>
    signedIn(services.db, await acceptInvitation(services, call)),
  ),

  route(joinDealership, async ({ db }, { site, account, input }) => {
    await joinAsSignedIn(db, site, { account, token: input.token });
    return success({});
  }),
];
