import type { Db } from '#server/platform/database.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import { selectEntries } from './ledger-store.ts';

interface EntryPage {
  /** Newest first. */
  readonly entries: readonly LedgerEntry[];
  /** Hand this back for the next page; undefined on the last. */
  readonly nextBeforeId: number | undefined;
}

/** A wallet's history by pages that stay put while new entries arrive. */
export async function listEntries(
  db: Db,
  walletId: string,
  { beforeId, limit = 50 }: { readonly beforeId?: number | undefined; readonly limit?: number } = {},
): Promise<EntryPage> {
  const found = await selectEntries(db, walletId, { beforeId, limit: limit + 1 });
  const entries = found.slice(0, limit);
  return { entries, nextBeforeId: found.length > limit ? entries.at(-1)?.id : undefined };
}
