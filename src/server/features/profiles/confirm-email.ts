import type { confirmEmail as endpoint } from '#contract/profiles.ts';
import { storeEmail } from '#server/core/accounts/credential-store.ts';
import { endLinks, takeLink } from '#server/core/accounts/link-store.ts';
import { type Call, success } from '#server/core/calls/route.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Services } from '#server/services.ts';
import { postEmailMail } from './post-email-mail.ts';

/** A reset link that was sent to the old address ends with it. */
export async function confirmEmail(services: Services, { input, site, request }: Call<typeof endpoint>) {
  return await services.db.transaction().execute(async (tx) => {
    const link = await takeLink(tx, { siteId: site.id, token: input.token, purpose: 'confirm-email' });
    if (!link?.newEmail) throw new Problem('link-not-valid');
    const { accountId, newEmail } = link;
    const oldEmail = await storeEmail(tx, { accountId, email: newEmail });
    if (!oldEmail) throw new Problem('email-taken');
    await endLinks(tx, accountId, 'reset-password');
    await postEmailMail(services, tx, {
      kind: 'email-changed',
      site,
      request,
      toAddress: oldEmail,
      newEmail,
      page: '/login',
    });
    return success({ id: accountId, email: newEmail });
  });
}
