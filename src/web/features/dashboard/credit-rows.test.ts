import { describe, expect, it } from 'vitest';
import { readCredits, readSubscriptions } from '#contract/credits.ts';
import { creditRows, isSomething } from './credit-rows.ts';

const rowsFor = (answer: object, isGlobal = false) =>
  creditRows(readCredits(answer), readSubscriptions(answer), isGlobal).map((row) => [
    row.of,
    row.count,
    ...(row.leftThisMonth ? [row.leftThisMonth] : []),
  ]);

const nothing = { credit: 0, vhr_credit: 0, sticker_credit: 0, vhr_credit_subscription: 0, uvc_credit: 0 };

describe('the credits on the dashboard', () => {
  it('are three counters, also where all are zero', () => {
    expect(rowsFor({ ...nothing, vhr_credit: 2, credit: 1 })).toEqual([
      ['reports', 2],
      ['stickers', 0],
      ['global', 1],
    ]);
    expect(creditRows(readCredits(nothing), readSubscriptions(nothing), false).some(isSomething)).toBe(false);
  });

  it('are one counter on a site of global credits', () => {
    expect(rowsFor({ ...nothing, credit: 7 }, true)).toEqual([['only', 7]]);
  });

  it('say unlimited where a subscription is, also on a site of global credits', () => {
    const answer = {
      ...nothing,
      sticker_credit: 'Unlimited',
      vhr_credit_subscription: 'Unlimited',
      uvc_credit: 'Unlimited',
    };
    const unlimited = [
      ['reports', 'unlimited'],
      ['stickers', 'unlimited'],
    ];
    expect(rowsFor(answer)).toEqual([...unlimited, ['global', 0], ['vinCheck', 'unlimited']]);
    expect(rowsFor(answer, true)).toEqual([['only', 0], ...unlimited, ['vinCheck', 'unlimited']]);
  });

  it('tell what a counted subscription adds beside the credits', () => {
    expect(rowsFor({ ...nothing, vhr_credit: 1, vhr_credit_subscription: 4 })[0]).toEqual(['reports', 1, 4]);
    expect(rowsFor({ ...nothing, uvc_credit: 3 }).at(-1)).toEqual(['vinCheck', 3]);
  });
});
