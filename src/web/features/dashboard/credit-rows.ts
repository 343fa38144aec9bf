import type { Credits, Subscriptions } from '#contract/credits.ts';

export interface CreditRow {
  readonly of: 'reports' | 'stickers' | 'global' | 'only' | 'vinCheck';
  readonly count: number | 'unlimited';
  /** Further documents that a subscription gives this month. */
  readonly leftThisMonth: number;
}

/** What the dashboard counts: three kinds, or one on a site of global credits, and whatever a subscription adds. */
export function creditRows(
  credits: Credits,
  subscriptions: Subscriptions,
  isGlobal: boolean,
): readonly CreditRow[] {
  const isUnlimited = subscriptions.vhr === Number.MAX_SAFE_INTEGER;
  const reports: CreditRow = {
    of: 'reports',
    count: isUnlimited ? 'unlimited' : credits.vhr,
    leftThisMonth: isUnlimited ? 0 : subscriptions.vhr || 0,
  };
  const stickers: CreditRow = {
    of: 'stickers',
    count: subscriptions.sticker ? 'unlimited' : credits.sticker,
    leftThisMonth: 0,
  };
  const global: CreditRow = { of: isGlobal ? 'only' : 'global', count: credits.global, leftThisMonth: 0 };
  const checks = subscriptions.uvc_credit;
  const vinCheck: CreditRow = {
    of: 'vinCheck',
    count: checks === 'Unlimited' ? 'unlimited' : Number(checks) || 0,
    leftThisMonth: 0,
  };
  const kinds = isGlobal ? [global, ...[reports, stickers].filter(isSomething)] : [reports, stickers, global];
  return [...kinds, ...[vinCheck].filter(isSomething)];
}

export const isSomething = ({ count, leftThisMonth }: CreditRow): boolean =>
  count === 'unlimited' || count > 0 || leftThisMonth > 0;
