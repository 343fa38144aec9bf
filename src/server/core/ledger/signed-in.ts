import type { Account } from '#server/core/accounts/account-store.ts';
import { success } from '#server/core/calls/route.ts';
import type { Db } from '#server/platform/database.ts';
import { creditFields } from './credit-fields.ts';

/** What the browser stores of who has just signed in, their credits included. */
export const signedIn = async (
  db: Db,
  { account, token }: { readonly account: Account; readonly token: string },
) =>
  success({
    token,
    id: account.id,
    email: account.email,
    tracking_id: account.trackingId,
    ...(await creditFields(db, account.walletId)),
  });
