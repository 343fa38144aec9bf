import { randomBytes } from 'node:crypto';
import { newSite, type TestSite } from './new-site.ts';
import { send } from './send.ts';

export interface TestAccount {
  readonly site: TestSite;
  readonly email: string;
  readonly pass: string;
  readonly id: string;
  readonly token: string;
}

export const newEmail = (): string => `person-${randomBytes(6).toString('hex')}@example.com`;
export const newAddress = (): string => `10.${[...randomBytes(3)].join('.')}`;

/** An account of its own, registered through the product's own call. */
export async function newAccount(site?: TestSite): Promise<TestAccount> {
  const home = site ?? (await newSite());
  const email = newEmail();
  const pass = 'a long password';
  const answer = await send('/members/api-cwa/register', {
    host: home.host,
    form: { email, pass },
    address: newAddress(),
  });
  if (answer.status !== 200) throw new Error(`register answered ${answer.status}: ${answer.text}`);
  return { site: home, email, pass, id: answer.body.id, token: answer.body.token };
}
