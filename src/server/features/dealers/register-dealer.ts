import type { registerDealer as endpoint } from '#contract/dealers.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { type Account, insertAccount } from '#server/core/accounts/account-store.ts';
import { hashPassword } from '#server/core/accounts/password.ts';
import { openSession } from '#server/core/accounts/session-store.ts';
import { newToken } from '#server/core/accounts/token.ts';
import { insertDealership } from '#server/core/dealerships/dealership-store.ts';
import { insertMember } from '#server/core/dealerships/member-store.ts';
import { putMailInOutbox } from '#server/core/mail/outbox-store.ts';
import { type Site, settingsOf } from '#server/core/sites/site.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Services } from '#server/services.ts';
import { dealerWelcomeWords } from './dealer-mail-words.ts';
import { readProfile } from './dealership-profile.ts';

/** Account, dealership, ownership, first session and welcome mail happen together or not at all. */
export async function registerDealer(
  { db }: Services,
  site: Site,
  input: InputOf<typeof endpoint>,
): Promise<{ account: Account; token: string }> {
  const passwordHash = await (input.pass ? hashPassword(input.pass) : hashUnknownPassword());
  return await db.transaction().execute(async (tx) => {
    const account = await insertAccount(tx, {
      siteId: site.id,
      email: input.email,
      passwordHash,
      userType: 'dealer',
      firstName: input.first_name,
      lastName: input.last_name,
      phone: input.phone,
    });
    if (!account) throw new Problem('email-taken', { fields: { email: 'email-taken' } });
    const dealershipId = await insertDealership(tx, site.id, readProfile(input));
    await insertMember(tx, { accountId: account.id, dealershipId, role: 'owner' });
    const { language } = settingsOf(site);
    await putMailInOutbox(tx, {
      siteId: site.id,
      kind: 'dealer-welcome',
      cause: account.id,
      toAddress: account.email,
      language,
      ...dealerWelcomeWords[language]({ siteName: site.name, companyName: input.company_name }),
    });
    return { account, token: await openSession(tx, account) };
  });
}

/** Of a password that nobody knows: such an account is entered through a reset link alone. */
const hashUnknownPassword = (): Promise<string> => hashPassword(newToken());
