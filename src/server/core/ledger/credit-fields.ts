import { type CreditFields, unlimited } from '#contract/credits.ts';
import type { Db } from '#server/platform/database.ts';
import type { SubscriptionKind } from './order-of-use.ts';
import { readBalances } from './read-balances.ts';
import { type SubscriptionLeft, selectSubscriptionsLeft } from './subscription-store.ts';

/** A wallet's credits and subscriptions as answers carry them. */
export async function creditFields(db: Db, walletId: string): Promise<CreditFields> {
  const balances = await readBalances(db, walletId);
  const subscriptions = await selectSubscriptionsLeft(db, walletId);
  const stickers = leftOf(subscriptions, 'sticker');
  return {
    credit: balances.global,
    vhr_credit: balances.vhr,
    // A counted sticker allowance has no field of its own, so it is counted here.
    sticker_credit: stickers === unlimited ? stickers : balances.sticker + stickers,
    vhr_credit_subscription: leftOf(subscriptions, 'vhr'),
    uvc_credit: leftOf(subscriptions, 'uvc'),
  };
}

function leftOf(
  subscriptions: readonly SubscriptionLeft[],
  kind: SubscriptionKind,
): number | typeof unlimited {
  const ofKind = subscriptions.filter((subscription) => subscription.kind === kind);
  if (ofKind.some(({ isUnlimited }) => isUnlimited)) return unlimited;
  return ofKind.reduce((sum, { left }) => sum + left, 0);
}
