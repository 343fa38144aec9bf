import fc from 'fast-check';
import { afterAll, expect, inject, it } from 'vitest';
import { openDatabase } from '#server/platform/database.ts';
import { auditWallet, soundWallet } from '#server/testing/audit-wallet.ts';
import { type CreditHistory, type CreditStep, playHistory } from '#server/testing/credit-history.ts';
import { newSite } from '#server/testing/new-site.ts';

const isSoak = inject('isSoak');
const clients = isSoak ? 50 : 8;
const histories = isSoak ? 10_000 : 60;

const database = openDatabase(inject('databaseUrl'), { maxConnections: clients, applicationName: 'tests' });
afterAll(() => database.close());

const kind = fc.constantFrom('vhr', 'sticker', 'global');
const document = fc.constantFrom('report', 'sticker');
const vehicle = fc.nat(1);
const amount = fc.integer({ min: 1, max: 3 });
const key = fc.nat(2);
const step: fc.Arbitrary<CreditStep> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('grant'), kind, amount, key }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('take', 'refund', 'expire'), kind, amount, key }) },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('start'), document, vehicle }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constantFrom('deliver', 'fail'), pick: fc.nat(20) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('offer'), document, vehicle }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('sweep'), isImpatient: fc.boolean() }) },
) as fc.Arbitrary<CreditStep>;

const history: fc.Arbitrary<CreditHistory> = fc.record({
  creditType: fc.constantFrom('separate', 'global'),
  allowance: fc.constantFrom(0, 0, 1, 3),
  steps: fc.array(step, { minLength: 1, maxLength: 60, size: 'max' }),
});

it(
  `${clients} clients doing anything at once never make a balance wrong, nor grant or charge anything twice`,
  async () => {
    const site = await newSite();
    let played = 0;
    let documents = 0;
    await fc.assert(
      fc.asyncProperty(history, async (one) => {
        const told = await playHistory(database.db, one, { siteId: site.id, clients });
        const audit = await auditWallet(database.db, told.walletId);
        expect(audit).toMatchObject({
          ...soundWallet,
          grantsAndTakes: told.moved,
          delivered: told.delivered,
          givenBack: told.started - told.delivered,
          balance: told.moved - audit.paidByCredit,
          entrySum: audit.balance,
        });
        expect(audit.lowestBalance).toBeGreaterThanOrEqual(0);
        expect(told.offered).toBeLessThanOrEqual(audit.givenBack);
        played += 1;
        documents += audit.delivered + audit.givenBack;
      }),
      { numRuns: histories, ...(isSoak ? {} : { seed: 5 }), endOnFailure: isSoak },
    );
    // A sample that starts nothing would prove nothing.
    expect(documents).toBeGreaterThan(played);
  },
  isSoak ? 4 * 3_600_000 : 60_000,
);
