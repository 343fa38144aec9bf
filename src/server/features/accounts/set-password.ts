import type { setPassword as endpoint } from '#contract/accounts.ts';
import { type Account, findAccount } from '#server/core/accounts/account-store.ts';
import { markEmailVerified, storePassword } from '#server/core/accounts/credential-store.ts';
import { hashNewPassword } from '#server/core/accounts/hash-new-password.ts';
import { endLinks, takeLink } from '#server/core/accounts/link-store.ts';
import { endSessions, openSession } from '#server/core/accounts/session-store.ts';
import type { Call } from '#server/core/calls/route.ts';
import { siteOrigin } from '#server/core/sites/site-origin.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Services } from '#server/services.ts';
import { postAccountMail } from './post-account-mail.ts';

/** Uses the link up, sets the password, ends every session and opens one, all together or not at all. */
export async function setPassword(
  services: Services,
  { input, site, request }: Call<typeof endpoint>,
): Promise<{ account: Account; token: string }> {
  const { db, config } = services;
  const passwordHash = await hashNewPassword(input.new_pass, { field: 'new_pass', site: site.name });
  return await db.transaction().execute(async (tx) => {
    const link = await takeLink(tx, { siteId: site.id, token: input.token, purpose: 'reset-password' });
    const account = link && (await findAccount(tx, link.accountId));
    if (!account) throw new Problem('link-not-valid');
    await storePassword(tx, account.id, passwordHash);
    await markEmailVerified(tx, account.id);
    await endSessions(tx, account.id);
    await endLinks(tx, account.id, 'reset-password');
    await postAccountMail(services, tx, {
      kind: 'password-changed',
      toAddress: account.email,
      site,
      page: '/forgot-password',
      origin: siteOrigin(site, { ...config, protocol: request.protocol, host: request.headers.host }),
    });
    return { account, token: await openSession(tx, account, request.headers['user-agent']) };
  });
}
