import type { Db } from '#server/platform/database.ts';
import type { EntryFacts, Posted } from './ledger-entry.ts';
import { postEntry } from './ledger-store.ts';
import { requireWholeAmount } from './whole-amount.ts';

interface Take extends EntryFacts {
  readonly amount: number;
}

/** Takes all of the amount or throws the problem `not-enough-credits`; once per key. */
export async function takeCredits(db: Db, take: Take): Promise<Posted> {
  requireWholeAmount(take.amount);
  return await postEntry(db, { ...take, amount: -take.amount, reason: 'take' });
}

/** Takes back what is unused of the amount, which may be nothing, and records that it did; once per key. */
export async function takeBackCredits(
  db: Db,
  take: Take & { readonly reason: 'refund' | 'dispute' },
): Promise<Posted> {
  requireWholeAmount(take.amount);
  return await postEntry(db, { ...take, amount: -take.amount });
}
