import type { Db } from '#server/platform/database.ts';
import { failGeneration } from './fail-generation.ts';
import { selectOwedGenerations, selectStaleGenerations } from './generation-store.ts';
import { giveBackGeneration } from './give-back-generation.ts';

/** Twice the longest time a generation call may take, with room for a slow stop. */
const staleAfterMs = 10 * 60 * 1000;

const batch = 500;

/** What no browser asked for: generations nobody works on any more are failed, and every failed one is given back. */
export async function sweepGenerations(
  db: Db,
  { olderThanMs = staleAfterMs }: { readonly olderThanMs?: number } = {},
): Promise<{ readonly failed: number; readonly givenBack: number }> {
  let failed = 0;
  let givenBack = 0;
  const before = new Date(Date.now() - olderThanMs);
  for (;;) {
    const stale = await selectStaleGenerations(db, { before, limit: batch });
    for (const id of stale) if (await failGeneration(db, id, 'stopped before it was finished')) failed += 1;
    if (stale.length < batch) break;
  }
  for (;;) {
    const owed = await selectOwedGenerations(db, batch);
    for (const id of owed) if (await giveBackGeneration(db, id, 'sweep')) givenBack += 1;
    if (owed.length < batch) break;
  }
  return { failed, givenBack };
}
