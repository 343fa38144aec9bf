import type { Account } from '#server/core/accounts/account-store.ts';
import { success } from '#server/core/calls/route.ts';

/** What the browser stores of who has just signed in. */
export const signedIn = ({ account, token }: { readonly account: Account; readonly token: string }) =>
  success({ token, id: account.id, email: account.email, tracking_id: account.trackingId });
