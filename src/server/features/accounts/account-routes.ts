import { currentAccount, login, register, socialLogin } from '#contract/accounts.ts';
import { findAccountByEmail } from '#server/core/accounts/account-store.ts';
import { isPasswordRight } from '#server/core/accounts/password.ts';
import { openSession } from '#server/core/accounts/session-store.ts';
import { type Route, route, success } from '#server/core/calls/route.ts';
import { creditFields } from '#server/core/ledger/credit-fields.ts';
import { signedIn } from '#server/core/ledger/signed-in.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { leavingRoutes } from './leaving-routes.ts';
import { passwordRoutes } from './password-routes.ts';
import { registerAccount } from './register-account.ts';
import { sessionRoutes } from './session-routes.ts';
import { socialLogin as logInWithToken } from './social-login.ts';

export const accountRoutes: readonly Route[] = [
  route(login, async ({ db }, { input, site, request }) => {
    const account = await findAccountByEmail(db, site.id, input.email);
    const isRight = await isPasswordRight(account?.passwordHash, input.pass);
    if (!account || !isRight) throw new Problem('wrong-credentials');
    return await signedIn(db, {
      account,
      token: await openSession(db, account, request.headers['user-agent']),
    });
  }),

  route(register, async (services, call) => signedIn(services.db, await registerAccount(services, call))),

  route(socialLogin, async (services, call) => signedIn(services.db, await logInWithToken(services, call))),

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

  ...passwordRoutes,
  ...sessionRoutes,
  ...leavingRoutes,
];
