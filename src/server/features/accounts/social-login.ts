import type { socialLogin as endpoint } from '#contract/accounts.ts';
import { type Account, findAccountByEmail, insertAccount } from '#server/core/accounts/account-store.ts';
import { markEmailVerified, storePassword } from '#server/core/accounts/credential-store.ts';
import { endSessions, openSession } from '#server/core/accounts/session-store.ts';
import type { Call } from '#server/core/calls/route.ts';
import type { Db } from '#server/platform/database.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Services } from '#server/services.ts';
import { sendWelcomeMail } from './send-welcome-mail.ts';

/** Signs in who the token speaks for; an account is found, or made, by e-mail on this site. */
export async function socialLogin(
  services: Services,
  { input, site, request }: Call<typeof endpoint>,
): Promise<{ account: Account; token: string }> {
  const { db, config, idTokens } = services;
  const projectId = site.firebaseProjectId ?? config.firebaseProjectId;
  if (!projectId) throw new Problem('social-login-off');
  const claims = await idTokens.verify(input.id_token, projectId);
  if (!claims) throw new Problem('id-token-refused');
  return await db.transaction().execute(async (tx) => {
    const email = claims.email.toLowerCase();
    const account =
      (await openNew(services, tx, { siteId: site.id, email, name: claims.name })) ??
      (await takeOver(tx, site.id, email));
    return { account, token: await openSession(tx, account, request.headers['user-agent']) };
  });
}

async function openNew(
  { queue }: Services,
  tx: Db,
  { siteId, email, name }: { siteId: number; email: string; name: string | undefined },
): Promise<Account | undefined> {
  const account = await insertAccount(tx, {
    siteId,
    email,
    passwordHash: null,
    emailVerifiedAt: new Date(),
    firstName: name?.split(' ')[0]?.slice(0, 100),
    lastName: name?.split(' ').slice(1).join(' ').slice(0, 100) || undefined,
  });
  if (account) await queue.enqueue(tx, sendWelcomeMail, { accountId: account.id });
  return account;
}

/**
 * Whoever opened this account may never have read mail at its address: somebody could have opened it in wait for its
 * true owner. So the first proof of the address ends the password and the sessions that came before it.
 */
async function takeOver(tx: Db, siteId: number, email: string): Promise<Account> {
  const account = await findAccountByEmail(tx, siteId, email);
  if (!account) throw new Problem('not-allowed');
  if (!account.emailVerifiedAt) {
    await storePassword(tx, account.id, null);
    await endSessions(tx, account.id);
    await markEmailVerified(tx, account.id);
  }
  return account;
}
