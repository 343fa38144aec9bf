import type { register } from '#contract/accounts.ts';
import { type Account, insertAccount } from '#server/core/accounts/account-store.ts';
import { hashNewPassword } from '#server/core/accounts/hash-new-password.ts';
import { openSession } from '#server/core/accounts/session-store.ts';
import type { Call } from '#server/core/calls/route.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Services } from '#server/services.ts';
import { sendWelcomeMail } from './send-welcome-mail.ts';

/** Account, first session and welcome mail happen together or not at all. */
export async function registerAccount(
  { db, queue }: Services,
  { input, site, request }: Call<typeof register>,
): Promise<{ account: Account; token: string }> {
  const passwordHash = await hashNewPassword(input.pass, {
    field: 'pass',
    site: site.name,
    email: input.email,
  });
  return await db.transaction().execute(async (tx) => {
    const account = await insertAccount(tx, {
      siteId: site.id,
      email: input.email,
      passwordHash,
      firstName: input.first,
      lastName: input.last,
      phone: input.phone,
    });
    if (!account) throw new Problem('email-taken', { fields: { email: 'email-taken' } });
    await queue.enqueue(tx, sendWelcomeMail, { accountId: account.id });
    return { account, token: await openSession(tx, account, request.headers['user-agent']) };
  });
}
