import type { deleteAccount as endpoint } from '#contract/accounts.ts';
import { removeAccount } from '#server/core/accounts/account-store.ts';
import { findPendingEmail } from '#server/core/accounts/link-store.ts';
import { requireRecentLogin } from '#server/core/accounts/require-recent-login.ts';
import type { Call } from '#server/core/calls/route.ts';
import { leaveForGood } from '#server/core/dealerships/leave-for-good.ts';
import { removeContactMessages } from '#server/core/mail/contact-message-store.ts';
import { removeMailsTo } from '#server/core/mail/outbox-store.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Services } from '#server/services.ts';
import { postAccountMail } from './post-account-mail.ts';

/** The wallet, and whatever money hangs on it, stays without a person; one last mail says that it is done. */
export async function deleteAccount(
  services: Services,
  { input, site, account, token }: Call<typeof endpoint>,
): Promise<void> {
  await requireRecentLogin(services.db, token);
  if (input.email !== account.email)
    throw new Problem('invalid-input', { fields: { email: 'email-differs' } });
  await services.db.transaction().execute(async (tx) => {
    await removeContactMessages(tx, site.id, account.email);
    const pendingEmail = await findPendingEmail(tx, account.id);
    await removeMailsTo(tx, site.id, account.email);
    await leaveForGood(tx, account.id);
    if (pendingEmail) await removeMailsTo(tx, site.id, pendingEmail);
    await removeAccount(tx, account.id);
    await postAccountMail(services, tx, { kind: 'account-deleted', toAddress: account.email, site });
  });
}
