import type { registerDealer as endpoint } from '#contract/dealers.ts';
import { membersPrefix } from '#contract/pages.ts';
import { type Account, findAccount, insertAccount } from '#server/core/accounts/account-store.ts';
import { hashNewPassword } from '#server/core/accounts/hash-new-password.ts';
import { openLink } from '#server/core/accounts/link-store.ts';
import { openSession } from '#server/core/accounts/session-store.ts';
import type { Call } from '#server/core/calls/route.ts';
import { insertDealership } from '#server/core/dealerships/dealership-store.ts';
import { insertMember } from '#server/core/dealerships/member-store.ts';
import { postMail } from '#server/core/mail/post-mail.ts';
import { settingsOf } from '#server/core/sites/site.ts';
import { siteOrigin } from '#server/core/sites/site-origin.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Services } from '#server/services.ts';
import { dealerWelcomeWords } from './dealer-mail-words.ts';
import { readProfile } from './dealership-profile.ts';

/** Account, dealership, ownership, first session and welcome mail happen together or not at all. */
export async function registerDealer(
  services: Services,
  { input, site, request }: Call<typeof endpoint>,
): Promise<{ account: Account; token: string }> {
  const passwordHash = input.pass
    ? await hashNewPassword(input.pass, { field: 'pass', site: site.name, email: input.email })
    : null;
  return await services.db.transaction().execute(async (tx) => {
    const opened = await insertAccount(tx, {
      siteId: site.id,
      email: input.email,
      passwordHash,
      userType: 'dealer',
      firstName: input.first_name,
      lastName: input.last_name,
      phone: input.phone,
    });
    if (!opened) throw new Problem('email-taken', { fields: { email: 'email-taken' } });
    const dealershipId = await insertDealership(tx, site.id, readProfile(input));
    await insertMember(tx, { accountId: opened.id, dealershipId, role: 'owner' });
    const { language } = settingsOf(site);
    const { publicUrl } = services.config;
    const origin = siteOrigin(site, { publicUrl, protocol: request.protocol, host: request.headers.host });
    // Without a password the mail brings the link that sets one.
    const link = passwordHash
      ? undefined
      : `${origin}${membersPrefix}/reset-password?token=${await openLink(tx, opened, { purpose: 'reset-password' })}`;
    await postMail(services, tx, {
      siteId: site.id,
      kind: 'dealer-welcome',
      cause: opened.id,
      toAddress: opened.email,
      language,
      ...dealerWelcomeWords[language]({ siteName: site.name, companyName: input.company_name, link }),
    });
    const token = await openSession(tx, opened, request.headers['user-agent']);
    // Read again: it spends the dealership's credits by now.
    return { account: (await findAccount(tx, opened.id)) ?? opened, token };
  });
}
