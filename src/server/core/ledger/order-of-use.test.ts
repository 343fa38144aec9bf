import { expect, it } from 'vitest';
import { newWallet } from '#server/testing/new-wallet.ts';
import { testDb } from '#server/testing/test-database-access.ts';
import { creditFields } from './credit-fields.ts';
import { giveBackReservation } from './give-back-reservation.ts';
import type { DocumentKind } from './ledger-entry.ts';
import { reserveCredit } from './reservation-store.ts';
import {
  insertSubscription,
  type NewSubscription,
  openSubscriptionMonth,
  selectSubscriptionsLeft,
} from './subscription-store.ts';

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs);

type TestWallet = Awaited<ReturnType<typeof newWallet>>;

async function subscribe(
  wallet: TestWallet,
  kind: NewSubscription['kind'],
  { monthlyAllowance, endsInDays = 20 }: { monthlyAllowance: number | 'unlimited'; endsInDays?: number },
) {
  const subscription = { siteId: wallet.site.id, walletId: wallet.id, kind, monthlyAllowance };
  const id = await insertSubscription(testDb(), { ...subscription, periodEndsAt: inDays(endsInDays) });
  await openSubscriptionMonth(testDb(), id, { startsAt: inDays(-10), endsAt: inDays(endsInDays) });
  return id;
}

let claims = 0;
async function reserve(wallet: TestWallet, document: DocumentKind, creditType = 'separate') {
  const key = `order-of-use ${wallet.id} ${++claims}`;
  return await reserveCredit(testDb(), { walletId: wallet.id, document, creditType, key, by: 'test' });
}

/** What pays for document after document until nothing is left. */
async function useUp(wallet: TestWallet, document: DocumentKind, creditType?: string): Promise<string[]> {
  const payers: string[] = [];
  for (;;) {
    const held = await reserve(wallet, document, creditType).catch((problem) => problem);
    if (held instanceof Error) {
      expect(held).toMatchObject({ code: 'not-enough-credits' });
      return payers;
    }
    payers.push(held.creditKind ?? held.paidBy);
  }
}

it('the allowance of a subscription goes first, then the own kind, then global credits', async () => {
  const wallet = await newWallet({ vhr: 2, sticker: 1, global: 1 });
  await subscribe(wallet, 'vhr', { monthlyAllowance: 2 });
  expect(await useUp(wallet, 'report')).toEqual(['allowance', 'allowance', 'vhr', 'vhr', 'global']);
  expect(await useUp(wallet, 'sticker')).toEqual(['sticker']);
});

it('a site of global credits spends global credits only', async () => {
  const wallet = await newWallet({ vhr: 2, sticker: 2, global: 1 });
  expect(await useUp(wallet, 'report', 'global')).toEqual(['global']);
  expect(await useUp(wallet, 'sticker', 'global')).toEqual([]);
});

it('an unlimited subscription pays for everything of its kind and nothing else', async () => {
  const wallet = await newWallet({ vhr: 1, sticker: 1 });
  await subscribe(wallet, 'vhr', { monthlyAllowance: 1 });
  await subscribe(wallet, 'vhr', { monthlyAllowance: 'unlimited' });
  for (let reports = 0; reports < 5; reports++) {
    expect((await reserve(wallet, 'report')).paidBy).toBe('unlimited');
  }
  expect(await useUp(wallet, 'sticker')).toEqual(['sticker']);
  expect(await creditFields(testDb(), wallet.id)).toEqual({
    credit: 0,
    vhr_credit: 1,
    sticker_credit: 0,
    vhr_credit_subscription: 'Unlimited',
    uvc_credit: 0,
  });
});

it('a subscription that has ended pays for nothing', async () => {
  const wallet = await newWallet({ vhr: 1 });
  await subscribe(wallet, 'vhr', { monthlyAllowance: 'unlimited', endsInDays: -1 });
  const ended = await subscribe(wallet, 'vhr', { monthlyAllowance: 'unlimited' });
  await testDb().updateTable('subscription').set({ status: 'ended' }).where('id', '=', ended).execute();
  expect(await useUp(wallet, 'report')).toEqual(['vhr']);
});

it('of two allowances the one that ends first is used first', async () => {
  const wallet = await newWallet();
  await subscribe(wallet, 'vhr', { monthlyAllowance: 1, endsInDays: 9 });
  const soon = await subscribe(wallet, 'vhr', { monthlyAllowance: 1, endsInDays: 3 });
  const { id } = await reserve(wallet, 'report');
  const held = await testDb().selectFrom('reservation').selectAll().where('id', '=', id).executeTakeFirst();
  expect(held?.subscription_id).toBe(soon);
});

it('a basic report is paid by the unlimited VIN check alone', async () => {
  const wallet = await newWallet({ vhr: 1, global: 1 });
  expect(await useUp(wallet, 'basic-report')).toEqual([]);
  await subscribe(wallet, 'uvc', { monthlyAllowance: 'unlimited' });
  expect((await reserve(wallet, 'basic-report')).paidBy).toBe('unlimited');
  expect((await creditFields(testDb(), wallet.id)).uvc_credit).toBe('Unlimited');
});

it('an allowance is given back once, to the month it came from', async () => {
  const wallet = await newWallet({ sticker: 3 });
  const id = await subscribe(wallet, 'sticker', { monthlyAllowance: 2 });
  await openSubscriptionMonth(testDb(), id, { startsAt: inDays(-10), endsAt: inDays(20) });
  const held = await reserve(wallet, 'sticker');
  expect(await creditFields(testDb(), wallet.id)).toMatchObject({ sticker_credit: 4 });
  const given = await Promise.all([1, 2, 3].map(() => giveBackReservation(testDb(), held.id, 'test')));
  expect(given.filter(Boolean)).toHaveLength(1);
  expect(await selectSubscriptionsLeft(testDb(), wallet.id)).toEqual([
    { kind: 'sticker', isUnlimited: false, left: 2 },
  ]);
  expect(await creditFields(testDb(), wallet.id)).toMatchObject({ sticker_credit: 5 });
});

it('ten who ask at once for the last of an allowance get it once', async () => {
  const wallet = await newWallet();
  await subscribe(wallet, 'vhr', { monthlyAllowance: 3 });
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => reserve(wallet, 'report')));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});
