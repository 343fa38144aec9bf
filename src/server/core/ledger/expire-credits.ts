import type { Db } from '#server/platform/database.ts';
import type { EntryFacts, Posted } from './ledger-entry.ts';
import { postEntry } from './ledger-store.ts';
import { requireWholeAmount } from './whole-amount.ts';

/** Ends what is unused of the amount, which may be nothing, and records that it did; once per key. */
export async function expireCredits(
  db: Db,
  expiry: EntryFacts & { readonly amount: number },
): Promise<Posted> {
  requireWholeAmount(expiry.amount);
  return await postEntry(db, { ...expiry, amount: -expiry.amount, reason: 'expire' });
}
