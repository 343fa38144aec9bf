import { describe, expect, it } from 'vitest';
import { findAccount } from '#server/core/accounts/account-store.ts';
import { deliverGeneration, GenerationOver } from '#server/core/generations/deliver-generation.ts';
import { failGeneration } from '#server/core/generations/fail-generation.ts';
import { startGeneration } from '#server/core/generations/start-generation.ts';
import { sweepGenerations } from '#server/core/generations/sweep-generations.ts';
import { grantCredits } from '#server/core/ledger/grant-credits.ts';
import type { CreditKind } from '#server/core/ledger/ledger-entry.ts';
import { listEntries } from '#server/core/ledger/list-entries.ts';
import { readBalances } from '#server/core/ledger/read-balances.ts';
import { newAccount, newAddress, type TestAccount } from '#server/testing/new-account.ts';
import { newSite } from '#server/testing/new-site.ts';
import { send } from '#server/testing/send.ts';
import { testDb } from '#server/testing/test-database-access.ts';

const vin = '1HGCM82633A004352';

interface Customer extends TestAccount {
  readonly walletId: string;
}

async function newCustomer(credits: Partial<Record<CreditKind, number>>): Promise<Customer> {
  const account = await newAccount();
  const walletId = (await findAccount(testDb(), account.id))?.walletId ?? '';
  for (const [kind, amount] of Object.entries(credits) as [CreditKind, number][]) {
    await grantCredits(testDb(), { walletId, kind, amount, key: `start ${kind} ${walletId}`, by: 'test' });
  }
  return { ...account, walletId };
}

const start = async (
  customer: Customer,
  order: {
    kind?: 'report' | 'sticker';
    vehicle?: string;
    searchType?: 'vin' | 'ymmt';
    isFree?: boolean;
  } = {},
) =>
  await startGeneration(testDb(), {
    site: { id: customer.site.id, creditType: 'separate' },
    account: { id: customer.id, walletId: customer.walletId },
    kind: 'report',
    vehicle: vin,
    searchType: 'vin',
    ...order,
  });

const fail = async (customer: Customer, order?: Parameters<typeof start>[1]) => {
  const id = await start(customer, order);
  await failGeneration(testDb(), id, 'no source answered');
  return id;
};

const report = { vin, source: 'cwa_report', search_type: 'vin', error_msg: 'broken', credit_type: 'report' };

const offer = async (customer: TestAccount, form: Record<string, string> = report) =>
  await send('/members/api-cwa/offer_credit', { host: customer.site.host, token: customer.token, form });

const balance = async (customer: Customer) => await readBalances(testDb(), customer.walletId);

describe('a generation', () => {
  it('reserves first, and keeps the credit when the document is delivered', async () => {
    const customer = await newCustomer({ vhr: 2 });
    const id = await start(customer);
    expect((await balance(customer)).vhr).toBe(1);
    await testDb()
      .transaction()
      .execute((tx) => deliverGeneration(tx, id));
    expect((await balance(customer)).vhr).toBe(1);
    expect((await offer(customer)).body).toMatchObject({ offered: 0, vhr_credit: 1 });
    const { entries } = await listEntries(testDb(), customer.walletId);
    expect(entries.map(({ reason, reference }) => [reason, reference])).toEqual([
      ['keep', `generation:${id}`],
      ['reserve', `generation:${id}`],
      ['grant', null],
    ]);
  });

  it('without credits leaves nothing behind', async () => {
    const customer = await newCustomer({});
    await expect(start(customer)).rejects.toMatchObject({ code: 'not-enough-credits' });
    const rows = await testDb()
      .selectFrom('generation')
      .where('account_id', '=', customer.id)
      .selectAll()
      .execute();
    expect(rows).toEqual([]);
  });

  it('that the sweep has ended can deliver nothing any more', async () => {
    const customer = await newCustomer({ vhr: 1 });
    const id = await start(customer);
    await sweepGenerations(testDb(), { staleAfterMs: -1000, owedAfterMs: -1000 });
    await expect(
      testDb()
        .transaction()
        .execute((tx) => deliverGeneration(tx, id)),
    ).rejects.toThrow(GenerationOver);
    expect((await balance(customer)).vhr).toBe(1);
  });

  it('that is still young is left alone by the sweep', async () => {
    const customer = await newCustomer({ vhr: 1 });
    const id = await start(customer);
    await sweepGenerations(testDb());
    await testDb()
      .transaction()
      .execute((tx) => deliverGeneration(tx, id));
    expect((await balance(customer)).vhr).toBe(0);
  });
});

describe('the free credit', () => {
  it('is given once for a failed and charged generation, however often and by whomever it is asked for', async () => {
    const customer = await newCustomer({ vhr: 1 });
    const id = await fail(customer);
    expect((await balance(customer)).vhr).toBe(0);
    const [, ...answers] = await Promise.all([
      sweepGenerations(testDb(), { staleAfterMs: 600_000, owedAfterMs: -1000 }),
      ...Array.from({ length: 8 }, () => offer(customer)),
    ]);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect((await balance(customer)).vhr).toBe(1);
    const { entries } = await listEntries(testDb(), customer.walletId);
    expect(entries.filter(({ reason }) => reason === 'give-back')).toHaveLength(1);
    const row = await testDb()
      .selectFrom('generation')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ status: 'given-back', error_message: 'no source answered' });
  });

  it('answers the credits after it, and says what the browser reported', async () => {
    const customer = await newCustomer({ sticker: 1, global: 4 });
    const id = await fail(customer, { kind: 'sticker', vehicle: '2019 Honda Civic EX', searchType: 'ymmt' });
    const answer = await offer(customer, {
      vin: '2019-honda-civic-ex',
      source: 'cwa_sticker',
      search_type: 'ymmt',
      error_msg: 'Failed to generate sticker',
      credit_type: 'sticker',
    });
    expect(answer.body).toEqual({
      status: 'success',
      offered: 1,
      credit: 4,
      vhr_credit: 0,
      sticker_credit: 1,
      vhr_credit_subscription: 0,
      uvc_credit: 0,
    });
    const row = await testDb()
      .selectFrom('generation')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.reported_message).toBe('Failed to generate sticker');
  });

  it.each([
    ['for nothing at all', async () => undefined],
    ['for one still at work', async (customer: Customer) => void (await start(customer))],
    [
      'for another vehicle',
      async (customer: Customer) => void (await fail(customer, { vehicle: '5YJ3E1EA7KF317000' })),
    ],
    ['for another document', async (customer: Customer) => void (await fail(customer, { kind: 'sticker' }))],
    [
      'for another kind of search',
      async (customer: Customer) => void (await fail(customer, { searchType: 'ymmt' })),
    ],
    ['for a free one', async (customer: Customer) => void (await fail(customer, { isFree: true }))],
  ])('is not given %s', async (_name, prepare) => {
    const customer = await newCustomer({ vhr: 2, sticker: 2 });
    await prepare(customer);
    const before = await balance(customer);
    expect((await offer(customer)).body.offered).toBe(0);
    expect(await balance(customer)).toEqual(before);
  });

  it('is not given to a stranger, on another site, for fields that contradict each other, or without a log-in', async () => {
    const customer = await newCustomer({ vhr: 1 });
    await fail(customer);
    expect((await offer(await newAccount(customer.site))).body.offered).toBe(0);
    expect((await offer({ ...customer, site: await newSite() })).status).toBe(401);
    expect((await offer(customer, { ...report, credit_type: 'sticker' })).body.offered).toBe(0);
    expect((await offer({ ...customer, token: '' })).status).toBe(401);
    expect((await offer(customer, { ...report, source: 'elsewhere' })).status).toBe(400);
    expect((await balance(customer)).vhr).toBe(0);
    expect((await offer(customer)).body.offered).toBe(1);
  });

  it('two failures are two free credits, asked for one by one', async () => {
    const customer = await newCustomer({ vhr: 2 });
    await fail(customer);
    await fail(customer);
    const offered = (await Promise.all([1, 2, 3, 4].map(() => offer(customer)))).map(
      ({ body }) => body.offered,
    );
    expect(offered.sort()).toEqual([0, 0, 1, 1]);
    expect((await balance(customer)).vhr).toBe(2);
  });
});

describe('answers', () => {
  it('log-in, registration and account carry the credits', async () => {
    const customer = await newCustomer({ vhr: 3, sticker: 2, global: 1 });
    const fields = {
      credit: 1,
      vhr_credit: 3,
      sticker_credit: 2,
      vhr_credit_subscription: 0,
      uvc_credit: 0,
    };
    const { host } = customer.site;
    const form = { email: customer.email, pass: customer.pass };
    const login = await send('/members/api-cwa/login', { host, form, address: newAddress() });
    expect(login.body).toMatchObject(fields);
    const account = await send('/members/api/user/account', { host, token: customer.token });
    expect(account.body).toMatchObject(fields);
  });
});
