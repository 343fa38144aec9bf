import { currentAccount, login, logout, register } from '#contract/accounts.ts';
import { type Account, findAccountByEmail } from '#server/core/accounts/account-store.ts';
import { isPasswordRight } from '#server/core/accounts/password.ts';
import { endSession, openSession } from '#server/core/accounts/session-store.ts';
import { type Route, route, success } from '#server/core/calls/route.ts';
import { creditFields } from '#server/core/ledger/credit-fields.ts';
import type { Db } from '#server/platform/database.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { registerAccount } from './register-account.ts';

const signedIn = async (db: Db, account: Account, token: string) =>
  success({
    token,
    id: account.id,
    email: account.email,
    tracking_id: account.trackingId,
    ...(await creditFields(db, account.walletId)),
  });

export const accountRoutes: readonly Route[] = [
  route(login, async ({ db }, { input, site }) => {
    const account = await findAccountByEmail(db, site.id, input.email);
    const isRight = await isPasswordRight(account?.passwordHash, input.pass);
    if (!account || !isRight) throw new Problem('wrong-credentials');
    return await signedIn(db, account, await openSession(db, account));
  }),

  route(register, async (services, { input, site }) => {
    const { account, token } = await registerAccount(services, site, input);
    return await signedIn(services.db, account, token);
  }),

  route(logout, async ({ db }, { token }) => {
    await endSession(db, token);
    return success({});
  }),

  route(currentAccount, async ({ db }, { account }) =>
    success({
      id: account.id,
      email: account.email,
      first: account.firstName,
      last: account.lastName,
      phone: account.phone,
      user_type: account.userType,
      created: account.createdAt.toISOString(),
      ...(await creditFields(db, account.walletId)),
    }),
  ),
];
