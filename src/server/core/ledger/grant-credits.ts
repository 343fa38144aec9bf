import type { Db } from '#server/platform/database.ts';
import type { EntryFacts, Posted } from './ledger-entry.ts';
import { postEntry } from './ledger-store.ts';
import { requireWholeAmount } from './whole-amount.ts';

interface Grant extends EntryFacts {
  readonly amount: number;
  /** 'purchase' for credits that were paid for. */
  readonly reason?: 'grant' | 'purchase';
}

/** Adds credits, once per key. */
export async function grantCredits(db: Db, grant: Grant): Promise<Posted> {
  requireWholeAmount(grant.amount);
  return await postEntry(db, { ...grant, reason: grant.reason ?? 'grant' });
}
