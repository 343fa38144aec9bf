import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { newWallet } from '#server/testing/new-wallet.ts';
import { testDb } from '#server/testing/test-database-access.ts';
import { expireCredits } from './expire-credits.ts';
import { giveBackReservation } from './give-back-reservation.ts';
import { grantCredits } from './grant-credits.ts';
import { keepReservation } from './keep-reservation.ts';
import { LedgerKeyReused } from './ledger-key-reused.ts';
import { listEntries } from './list-entries.ts';
import { readBalances } from './read-balances.ts';
import { reserveCredit } from './reservation-store.ts';
import { takeBackCredits, takeCredits } from './take-credits.ts';

let keys = 0;
const newKey = () => `ledger-test ${process.pid} ${Date.now()} ${++keys}`;
const by = 'test';

describe('granting and taking', () => {
  it('the same key twice does nothing twice, also when twenty ask at once', async () => {
    const { id: walletId } = await newWallet();
    const grant = { walletId, kind: 'vhr', amount: 5, key: newKey(), by, reference: 'order 1' } as const;
    const posted = await Promise.all(Array.from({ length: 20 }, () => grantCredits(testDb(), grant)));
    expect(posted.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(posted.map(({ entryId, moved }) => `${entryId} ${moved}`)).size).toBe(1);
    expect(await readBalances(testDb(), walletId)).toEqual({ vhr: 5, sticker: 0, global: 0 });
  });

  it('the same key with other content is an error, and changes nothing', async () => {
    const { id: walletId } = await newWallet();
    const other = await newWallet();
    const grant = { walletId, kind: 'vhr', amount: 5, key: newKey(), by, reference: 'order 1' } as const;
    await grantCredits(testDb(), grant);
    for (const changed of [
      { amount: 6 },
      { kind: 'global' },
      { reference: 'order 2' },
      { reason: 'purchase' },
      { walletId: other.id },
    ] as const) {
      await expect(grantCredits(testDb(), { ...grant, ...changed })).rejects.toThrow(LedgerKeyReused);
    }
    await expect(takeCredits(testDb(), grant)).rejects.toThrow(LedgerKeyReused);
    expect(await readBalances(testDb(), walletId)).toEqual({ vhr: 5, sticker: 0, global: 0 });
    expect(await readBalances(testDb(), other.id)).toEqual({ vhr: 0, sticker: 0, global: 0 });
  });

  it('one key for two wallets at once goes to one of them', async () => {
    const wallets = await Promise.all(Array.from({ length: 4 }, () => newWallet()));
    const key = newKey();
    const outcomes = await Promise.allSettled(
      wallets.map(({ id }) => grantCredits(testDb(), { walletId: id, kind: 'vhr', amount: 1, key, by })),
    );
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refused).toHaveLength(3);
    for (const reason of refused) expect(reason).toBeInstanceOf(LedgerKeyReused);
  });

  it('a take is whole or not at all, and the transaction around it goes on', async () => {
    const { id: walletId } = await newWallet({ vhr: 3 });
    await testDb()
      .transaction()
      .execute(async (tx) => {
        const take = { walletId, kind: 'vhr', amount: 4, key: newKey(), by } as const;
        await expect(takeCredits(tx, take)).rejects.toMatchObject({ code: 'not-enough-credits' });
        await takeCredits(tx, { ...take, amount: 3 });
      });
    expect((await readBalances(testDb(), walletId)).vhr).toBe(0);
  });

  it('a refund takes back what is unused, and its repetition takes no credits bought later', async () => {
    const { id: walletId } = await newWallet({ vhr: 2 });
    const refund = { walletId, kind: 'vhr', amount: 5, key: newKey(), by, reason: 'refund' } as const;
    expect(await takeBackCredits(testDb(), refund)).toMatchObject({ isNew: true, moved: -2 });
    const nothingLeft = { ...refund, reason: 'dispute', key: newKey() } as const;
    expect(await takeBackCredits(testDb(), nothingLeft)).toMatchObject({ isNew: true, moved: 0 });
    await grantCredits(testDb(), { walletId, kind: 'vhr', amount: 7, key: newKey(), by, reason: 'purchase' });
    expect(await takeBackCredits(testDb(), refund)).toMatchObject({ isNew: false, moved: -2 });
    expect(await takeBackCredits(testDb(), nothingLeft)).toMatchObject({ isNew: false, moved: 0 });
    expect((await readBalances(testDb(), walletId)).vhr).toBe(7);
    expect(
      await expireCredits(testDb(), { walletId, kind: 'vhr', amount: 10, key: newKey(), by }),
    ).toMatchObject({ moved: -7 });
  });

  it.each([0, -1, 1.5, Number.NaN, 2_000_000])('%s is no number of credits', async (amount) => {
    const { id: walletId } = await newWallet();
    const entry = { walletId, kind: 'vhr', amount, key: newKey(), by } as const;
    await expect(grantCredits(testDb(), entry)).rejects.toThrow(RangeError);
    await expect(takeCredits(testDb(), entry)).rejects.toThrow(RangeError);
  });

  it('the history is read newest first, page by page, while new entries arrive', async () => {
    const { id: walletId } = await newWallet();
    const grant = async (amount: number) =>
      await grantCredits(testDb(), {
        walletId,
        kind: 'global',
        amount,
        key: newKey(),
        by,
        note: `${amount}`,
      });
    for (const amount of [1, 2, 3]) await grant(amount);
    const first = await listEntries(testDb(), walletId, { limit: 2 });
    expect(first.entries.map(({ amount, balanceAfter }) => [amount, balanceAfter])).toEqual([
      [3, 6],
      [2, 3],
    ]);
    await grant(4);
    const second = await listEntries(testDb(), walletId, { limit: 2, beforeId: first.nextBeforeId });
    expect(second.entries).toMatchObject([{ amount: 1, note: '1', by, reason: 'grant', balanceAfter: 1 }]);
    expect(second.nextBeforeId).toBeUndefined();
  });
});

describe('reservations', () => {
  const claim = (walletId: string) =>
    ({ walletId, document: 'report', creditType: 'separate', key: newKey(), by }) as const;

  it('of twenty who reserve three credits at once, three get one', async () => {
    const { id: walletId } = await newWallet({ vhr: 2, global: 1 });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => reserveCredit(testDb(), claim(walletId))),
    );
    const held = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    expect(held.map(({ creditKind }) => creditKind).sort()).toEqual(['global', 'vhr', 'vhr']);
    expect(await readBalances(testDb(), walletId)).toEqual({ vhr: 0, sticker: 0, global: 0 });
  });

  it('the same key reserves once, also when ten ask at once; for another document it is an error', async () => {
    const { id: walletId } = await newWallet({ vhr: 5 });
    const one = claim(walletId);
    const held = await Promise.all(Array.from({ length: 10 }, () => reserveCredit(testDb(), one)));
    expect(new Set(held.map(({ id }) => id)).size).toBe(1);
    expect(held.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect((await readBalances(testDb(), walletId)).vhr).toBe(4);
    await expect(reserveCredit(testDb(), { ...one, document: 'sticker' })).rejects.toThrow(LedgerKeyReused);
  });

  it('is either kept or given back, whoever asks first, and given back once', async () => {
    const { id: walletId } = await newWallet({ vhr: 1 });
    const { id } = await reserveCredit(testDb(), claim(walletId));
    const [kept, ...given] = await Promise.all([
      keepReservation(testDb(), id, by),
      ...Array.from({ length: 6 }, () => giveBackReservation(testDb(), id, by)),
    ]);
    expect(given.filter(Boolean)).toHaveLength(kept ? 0 : 1);
    expect((await readBalances(testDb(), walletId)).vhr).toBe(kept ? 0 : 1);
    const { entries } = await listEntries(testDb(), walletId);
    expect(entries.map(({ reason }) => reason)).toEqual([kept ? 'keep' : 'give-back', 'reserve', 'grant']);
  });

  it('nothing reserved, nothing changed: an unknown reservation cannot be settled', async () => {
    await expect(giveBackReservation(testDb(), crypto.randomUUID(), by)).rejects.toThrow('no reservation');
  });
});

describe('the database itself', () => {
  const refuses = async (walletId: string, statement: ReturnType<typeof sql>) => {
    const before = await readBalances(testDb(), walletId);
    await expect(statement.execute(testDb())).rejects.toThrow(
      /only ever added to|check constraint|is not possible/,
    );
    expect(await readBalances(testDb(), walletId)).toEqual(before);
  };

  it('refuses every change that would make a balance differ from the sum of its entries', async () => {
    const { id } = await newWallet({ vhr: 3 });
    const { id: empty } = await newWallet();
    await refuses(id, sql`update ledger_balance set amount = 9 where wallet_id = ${id}::uuid`);
    await refuses(id, sql`delete from ledger_balance where wallet_id = ${id}::uuid`);
    await refuses(
      id,
      sql`insert into ledger_balance (wallet_id, kind, amount) values (${empty}::uuid, 'vhr', 4)`,
    );
    await refuses(id, sql`update ledger_entry set amount = 9 where wallet_id = ${id}::uuid`);
    await refuses(id, sql`delete from ledger_entry where wallet_id = ${id}::uuid`);
    await refuses(id, sql`truncate ledger_entry cascade`);
    await refuses(id, sql`truncate ledger_balance cascade`);
  });

  it('sets the running balance of an entry by itself and refuses one below zero or of the wrong sign', async () => {
    const { id } = await newWallet({ vhr: 3 });
    const insert = (amount: number, reason: string) => sql`
      insert into ledger_entry (wallet_id, kind, amount, asked, reason, idempotency_key, made_by, number, balance_after)
      values (${id}::uuid, 'vhr', ${amount}, ${amount}, ${reason}, ${newKey()}, 'someone', 77, 1000)`;
    await insert(2, 'grant').execute(testDb());
    const { entries } = await listEntries(testDb(), id);
    expect(entries[0]).toMatchObject({ amount: 2, balanceAfter: 5 });
    await refuses(id, insert(-6, 'take'));
    await refuses(id, insert(-1, 'grant'));
    await refuses(id, insert(1, 'take'));
    await refuses(id, insert(0, 'grant'));
    await refuses(id, insert(1, 'because'));
  });

  it('lets a reservation be settled once, even by hand', async () => {
    const { id: walletId } = await newWallet({ vhr: 1 });
    const reserved = await reserveCredit(testDb(), {
      walletId,
      document: 'report',
      creditType: 'separate',
      key: newKey(),
      by,
    });
    await keepReservation(testDb(), reserved.id, by);
    const { entries } = await listEntries(testDb(), walletId);
    const entry = entries.find(({ reason }) => reason === 'reserve');
    const again = sql`
      insert into ledger_entry (wallet_id, kind, amount, asked, reason, idempotency_key, made_by, settles)
      values (${walletId}::uuid, 'vhr', 1, 1, 'give-back', ${newKey()}, 'someone', ${entry?.id})`;
    await expect(again.execute(testDb())).rejects.toThrow(/ledger_entry_settled_once/);
    expect((await readBalances(testDb(), walletId)).vhr).toBe(0);
  });
});
