import { describe, expect, test } from 'vitest';
import { readCredits, readSubscriptions } from './credits.ts';

describe('the three counters', () => {
  const counters = { credit: 3, vhr_credit: '2', sticker_credit: 1 };
  test.each<[string, unknown]>([
    ['at the top', counters],
    ['in data', { status: 'success', data: counters }],
    ['deep inside', { a: { b: [{ user: counters }] } }],
    ['in different places', { credit: 3, data: { vhr_credit: 2, plan: { sticker_credit: '1' } } }],
  ])('are found %s', (_, response) => {
    expect(readCredits(response)).toEqual({ global: 3, vhr: 2, sticker: 1 });
  });

  test('stay as they were where the response does not carry them', () => {
    const before = { global: 5, vhr: 4, sticker: 3 };
    expect(readCredits({ data: { vhr_credit: 0 } }, before)).toEqual({ global: 5, vhr: 0, sticker: 3 });
    expect(readCredits(null, before)).toEqual(before);
    expect(readCredits('nothing')).toEqual({ global: 0, vhr: 0, sticker: 0 });
  });

  test('take the outermost value, and never a negative or a word for a number', () => {
    expect(readCredits({ credit: 2, orders: [{ credit: 50 }] }).global).toBe(2);
    expect(readCredits({ credit: -2, vhr_credit: 'many', sticker_credit: 'Unlimited' })).toEqual({
      global: 0,
      vhr: 0,
      sticker: 0,
    });
  });

  test('are found in a response that contains itself', () => {
    const loop: Record<string, unknown> = { vhr_credit: 1 };
    loop.self = loop;
    expect(readCredits(loop).vhr).toBe(1);
  });
});

describe('subscriptions', () => {
  test.each<[unknown, boolean]>([
    ['Unlimited', true],
    ['unlimited', false],
    [5, false],
    [null, false],
    [undefined, false],
  ])('a sticker credit of %j is a sticker subscription: %s', (sticker_credit, expected) => {
    expect(readSubscriptions({ data: { sticker_credit } }).sticker).toBe(expected);
  });

  test.each<[unknown, number | false]>([
    ['Unlimited', Number.MAX_SAFE_INTEGER],
    [4, 4],
    ['4', 4],
    [0, false],
    ['0', false],
    [-1, false],
    ['none', false],
    [null, false],
  ])('a report subscription of %j counts as %s', (vhr_credit_subscription, expected) => {
    expect(readSubscriptions({ vhr_credit_subscription }).vhr).toBe(expected);
  });

  test('carry their fields as they were sent', () => {
    expect(readSubscriptions({ data: { vhr_credit_subscription: '7', uvc_credit: 2 } })).toEqual({
      sticker: false,
      vhr: 7,
      vhr_credit_subscription: '7',
      uvc_credit: 2,
    });
  });
});
