import type { DealershipRole } from '#contract/dealers.ts';
import { insertAccount, type UserType } from '#server/core/accounts/account-store.ts';
import { endSession, openSession } from '#server/core/accounts/session-store.ts';
import { type Dealership, insertDealership } from '#server/core/dealerships/dealership-store.ts';
import { insertMember } from '#server/core/dealerships/member-store.ts';
import { gateCookie } from '#server/core/gate/gate-cookie.ts';
import { openGatePass } from '#server/core/gate/gate-store.ts';
import { operatorCookie } from '#server/core/operators/operator-cookie.ts';
import { openOperatorSession } from '#server/core/operators/operator-session-store.ts';
import { insertOperator, setTotpSecret } from '#server/core/operators/operator-store.ts';
import { newTotpSecret } from '#server/core/operators/totp.ts';
import { newEmail } from './new-account.ts';
import { consoleHeaders } from './new-operator.ts';
import type { TestSite } from './new-site.ts';
import { testDb } from './test-database-access.ts';

/** Who makes a call, as far as access can tell them apart. */
export type CallerKind =
  | 'anonymous'
  | 'gated-out'
  | 'gate-passed'
  | 'user'
  | 'member'
  | 'owner'
  | 'other-site'
  | 'operator'
  | 'revoked';

interface CallerSites {
  readonly open: TestSite;
  readonly other: TestSite;
  readonly gated: TestSite;
}

export interface Credentials {
  readonly host: string;
  readonly token?: string;
  readonly cookie?: string;
  readonly headers?: Record<string, string>;
}

/** A caller nobody has used before, made past the product's own calls because that is many times faster. */
export async function newCaller(kind: CallerKind, sites: CallerSites): Promise<Credentials> {
  const { host } = sites.open;
  switch (kind) {
    case 'anonymous':
      return { host };
    case 'gated-out':
      return { host: sites.gated.host, token: await newToken(sites.gated, 'user') };
    case 'gate-passed': {
      const pass = await openGatePass(testDb(), sites.gated.id);
      return {
        host: sites.gated.host,
        token: await newToken(sites.gated, 'user'),
        cookie: `${gateCookie}=${pass}`,
      };
    }
    case 'user':
      return { host, token: await newToken(sites.open, 'user') };
    case 'member':
    case 'owner':
      return { host, token: await newDealershipToken(sites.open, kind) };
    case 'other-site':
      return { host, token: await newToken(sites.other, 'user') };
    case 'operator':
      return { host, cookie: await newOperatorCookie(), headers: consoleHeaders };
    case 'revoked': {
      const token = await newDealershipToken(sites.open, 'owner');
      await endSession(testDb(), token);
      return { host, token };
    }
  }
}

async function newPerson(site: TestSite, userType: UserType) {
  const account = await insertAccount(testDb(), {
    siteId: site.id,
    email: newEmail(),
    passwordHash: 'nobody logs in with this',
    userType,
  });
  if (!account) throw new Error('two test accounts got the same address');
  return account;
}

const newToken = async (site: TestSite, userType: UserType) =>
  openSession(testDb(), await newPerson(site, userType));

async function newOperatorCookie(): Promise<string> {
  const id = await insertOperator(testDb(), newEmail(), 'nobody logs in with this');
  if (!id) throw new Error('two test operators got the same address');
  await setTotpSecret(testDb(), id, newTotpSecret());
  return `${operatorCookie}=${await openOperatorSession(testDb(), id)}`;
}

/** With another owner beside, so that an owner may leave too. */
async function newDealershipToken(site: TestSite, role: DealershipRole): Promise<string> {
  const dealershipId = await insertDealership(testDb(), site.id, plainDealership);
  const [other, person] = [await newPerson(site, 'dealer'), await newPerson(site, 'dealer')];
  await insertMember(testDb(), { accountId: other.id, dealershipId, role: 'owner' });
  await insertMember(testDb(), { accountId: person.id, dealershipId, role });
  return await openSession(testDb(), person);
}

const plainDealership: Dealership = {
  companyName: 'Lee Motors',
  phone: null,
  address: null,
  unit: null,
  city: null,
  state: null,
  postalCode: null,
  country: null,
  website: null,
  instagram: null,
  facebook: null,
  twitter: null,
  employeeCount: 0,
};
