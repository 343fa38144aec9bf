import { newAddress, newEmail, type TestAccount } from './new-account.ts';
import { newSite, type TestSite } from './new-site.ts';
import { send } from './send.ts';
import { testDb } from './test-database-access.ts';

/** The owner of a dealership of its own, registered through the product's own call. */
export async function newDealer(site?: TestSite, fields: Record<string, string> = {}): Promise<TestAccount> {
  const home = site ?? (await newSite());
  const email = newEmail();
  const pass = 'a long password';
  const form = { email, pass, first_name: 'Ann', last_name: 'Lee', company_name: 'Lee Motors', ...fields };
  const answer = await send('/members/api-cwa/dealer-register', {
    host: home.host,
    form,
    address: newAddress(),
  });
  if (answer.status !== 200) throw new Error(`dealer-register answered ${answer.status}: ${answer.text}`);
  return { site: home, email, pass, id: answer.body.id, token: answer.body.token };
}

/** The token of the newest invitation that was mailed to this address. */
export async function mailedInvitation(email: string): Promise<string> {
  const mail = await testDb()
    .selectFrom('outbox_mail')
    .select('body')
    .where('kind', '=', 'dealership-invitation')
    .where('to_address', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return /\/join\?token=([\w-]{43})/.exec(mail.body)?.[1] ?? '';
}

/** Another person of the owner's dealership, invited and joined through the product's own calls. */
export async function newColleague(owner: TestAccount, role: 'owner' | 'member'): Promise<TestAccount> {
  const { site } = owner;
  const email = newEmail();
  const pass = 'another long password';
  await send('/members/api/dealership/invite', {
    host: site.host,
    token: owner.token,
    json: { email, role },
  });
  const json = { token: await mailedInvitation(email), pass, first: 'Bo', last: 'Diaz' };
  const answer = await send('/members/api/invitation/accept', {
    host: site.host,
    json,
    address: newAddress(),
  });
  if (answer.status !== 200) throw new Error(`accepting answered ${answer.status}: ${answer.text}`);
  return { site, email, pass, id: answer.body.id, token: answer.body.token };
}
