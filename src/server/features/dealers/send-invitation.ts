import type {
  DealershipRole,
  invitePerson as endpoint,
  resendInvitation as resend,
} from '#contract/dealers.ts';
import { membersPrefix } from '#contract/pages.ts';
import { hashToken } from '#server/core/accounts/token.ts';
import type { Call } from '#server/core/calls/route.ts';
import { findDealership } from '#server/core/dealerships/dealership-store.ts';
import { putInvitation, renewInvitation } from '#server/core/dealerships/invitation-store.ts';
import { listMembers } from '#server/core/dealerships/member-store.ts';
import { invitationMail } from '#server/core/mail/outbox-store.ts';
import { postMail } from '#server/core/mail/post-mail.ts';
import { settingsOf } from '#server/core/sites/site.ts';
import { siteOrigin } from '#server/core/sites/site-origin.ts';
import type { Db } from '#server/platform/database.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Services } from '#server/services.ts';
import { invitationWords } from './dealer-mail-words.ts';
import { requireOwnerAlone } from './require-membership.ts';

export async function invitePerson(services: Services, call: Call<typeof endpoint>): Promise<void> {
  const { input, site, account } = call;
  await services.db.transaction().execute(async (tx) => {
    const { dealershipId } = await requireOwnerAlone(tx, account);
    const people = await listMembers(tx, dealershipId);
    if (people.some((person) => person.email === input.email)) {
      throw new Problem('already-in-dealership', { fields: { email: 'already-in-dealership' } });
    }
    const invited: { email: string; role: DealershipRole } = input;
    await mailInvitation(services, tx, {
      call,
      invitation: await putInvitation(tx, { ...invited, siteId: site.id, dealershipId }),
    });
  });
}

export async function resendInvitation(services: Services, call: Call<typeof resend>): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    const { dealershipId } = await requireOwnerAlone(tx, call.account);
    const invitation = await renewInvitation(tx, dealershipId, call.input.invitation);
    if (!invitation) throw new Problem('already-gone');
    await mailInvitation(services, tx, { call, invitation });
  });
}

interface Mailed {
  readonly call: Pick<Call, 'site' | 'request'>;
  readonly invitation: Awaited<ReturnType<typeof putInvitation>>;
}

async function mailInvitation(services: Services, tx: Db, { call, invitation }: Mailed): Promise<void> {
  const dealership = await findDealership(tx, invitation.dealershipId);
  if (!dealership) throw new Problem('not-allowed');
  const { language } = settingsOf(call.site);
  const origin = siteOrigin(call.site, {
    publicUrl: services.config.publicUrl,
    protocol: call.request.protocol,
    host: call.request.headers.host,
  });
  const link = `${origin}${membersPrefix}/join?token=${invitation.token}`;
  await postMail(services, tx, {
    siteId: call.site.id,
    kind: invitationMail,
    // Each link is a mail of its own.
    cause: hashToken(invitation.token).toString('hex'),
    toAddress: invitation.email,
    language,
    ...invitationWords[language]({
      siteName: call.site.name,
      companyName: dealership.companyName,
      link,
    }),
  });
}
