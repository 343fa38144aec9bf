import type { changePassword as endpoint } from '#contract/accounts.ts';
import { storePassword } from '#server/core/accounts/credential-store.ts';
import { hashNewPassword } from '#server/core/accounts/hash-new-password.ts';
import { endLinks } from '#server/core/accounts/link-store.ts';
import { requireRecentLogin } from '#server/core/accounts/require-recent-login.ts';
import { endSessions } from '#server/core/accounts/session-store.ts';
import type { Call } from '#server/core/calls/route.ts';
import { siteOrigin } from '#server/core/sites/site-origin.ts';
import type { Services } from '#server/services.ts';
import { postAccountMail } from './post-account-mail.ts';

/** Ends all other sessions, and a reset link that may be on its way. */
export async function changePassword(
  services: Services,
  { input, site, account, token, request }: Call<typeof endpoint>,
): Promise<void> {
  const { db, config } = services;
  await requireRecentLogin(db, token);
  const passwordHash = await hashNewPassword(input.new_pass, {
    field: 'new_pass',
    site: site.name,
    email: account.email,
  });
  await db.transaction().execute(async (tx) => {
    await storePassword(tx, account.id, passwordHash);
    await endSessions(tx, account.id, token);
    await endLinks(tx, account.id, 'reset-password');
    await postAccountMail(services, tx, {
      kind: 'password-changed',
      toAddress: account.email,
      site,
      page: '/forgot-password',
      origin: siteOrigin(site, { ...config, protocol: request.protocol, host: request.headers.host }),
    });
  });
}
