import type { updateProfile } from '#contract/profiles.ts';
import { findAccountByEmail } from '#server/core/accounts/account-store.ts';
import { endLinks, openLink } from '#server/core/accounts/link-store.ts';
import { requireRecentLogin } from '#server/core/accounts/require-recent-login.ts';
import type { Call } from '#server/core/calls/route.ts';
import type { Db } from '#server/platform/database.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Services } from '#server/services.ts';
import { postEmailMail } from './post-email-mail.ts';

/** The new address gets a link to confirm it by, the old one a notice; an earlier wish ends. */
export async function askForNewEmail(
  services: Services,
  tx: Db,
  {
    site,
    account,
    token,
    request,
    newEmail,
  }: Pick<Call<typeof updateProfile>, 'site' | 'account' | 'token' | 'request'> & { newEmail: string },
): Promise<void> {
  await requireRecentLogin(tx, token);
  if (await findAccountByEmail(tx, site.id, newEmail)) {
    throw new Problem('email-taken', { fields: { email: 'email-taken' } });
  }
  await endLinks(tx, account.id, 'confirm-email');
  const link = await openLink(tx, account, { purpose: 'confirm-email', newEmail });
  await postEmailMail(services, tx, {
    kind: 'email-confirm',
    site,
    request,
    toAddress: newEmail,
    newEmail,
    page: `/confirm-email?token=${link}`,
  });
  await postEmailMail(services, tx, {
    kind: 'email-changing',
    site,
    request,
    toAddress: account.email,
    newEmail,
    page: '/forgot-password',
  });
}
