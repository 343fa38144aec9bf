import { grantCredits } from '#server/core/ledger/grant-credits.ts';
import type { CreditKind } from '#server/core/ledger/ledger-entry.ts';
import { newSite, type TestSite } from './new-site.ts';
import { testDb } from './test-database-access.ts';

/** A wallet of its own with these credits, without the account around it. */
export async function newWallet(
  credits: Partial<Record<CreditKind, number>> = {},
  site?: TestSite,
): Promise<{ readonly id: string; readonly site: TestSite }> {
  const home = site ?? (await newSite());
  const { id } = await testDb()
    .insertInto('wallet')
    .values({ site_id: home.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [kind, amount] of Object.entries(credits) as [CreditKind, number][]) {
    await grantCredits(testDb(), { walletId: id, kind, amount, key: `start ${kind} ${id}`, by: 'test' });
  }
  return { id, site: home };
}
