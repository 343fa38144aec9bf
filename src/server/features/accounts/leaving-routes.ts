import * as contract from '#contract/accounts.ts';
import { requireRecentLogin } from '#server/core/accounts/require-recent-login.ts';
import { type Route, route, success } from '#server/core/calls/route.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';

export const leavingRoutes: readonly Route[] = [
  route(contract.exportAccount, async (services, { account, token, reply }) => {
    await requireRecentLogin(services.db, token);
    reply.headers({
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="account.json"',
    });
    return success(await exportAccount(services, account, token));
  }),

  route(contract.deleteAccount, async (services, call) => {
    await deleteAccount(services, call);
    return success({});
  }),
];
