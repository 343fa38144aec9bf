import type { Db } from '#server/platform/database.ts';
import { failGeneration } from './fail-generation.ts';
import { selectOwedGenerations, selectStaleGenerations } from './generation-store.ts';
import { giveBackGeneration } from './give-back-generation.ts';

interface Patience {
  /** Nobody can still be working on a generation this old: twice the longest call, with room for a slow stop. */
  readonly staleAfterMs: number;
  /** How long a failure is left to the browser that saw it, so that its free-credit call finds it. */
  readonly owedAfterMs: number;
}

const usualPatience: Patience = { staleAfterMs: 10 * 60_000, owedAfterMs: 15_000 };
const batch = 500;

/** What no browser asked for: generations nobody works on any more are failed, and failed ones are given back. */
export async function sweepGenerations(
  db: Db,
  { staleAfterMs, owedAfterMs }: Patience = usualPatience,
): Promise<{ readonly failed: number; readonly givenBack: number }> {
  const staleBefore = new Date(Date.now() - staleAfterMs);
  const owedBefore = new Date(Date.now() - owedAfterMs);
  let failed = 0;
  let givenBack = 0;
  const giveBack = async (id: string) => {
    if (await giveBackGeneration(db, id, 'sweep')) givenBack += 1;
  };
  await inBatches(
    () => selectStaleGenerations(db, { before: staleBefore, limit: batch }),
    async (id) => {
      if (!(await failGeneration(db, id, 'stopped before it was finished'))) return;
      failed += 1;
      await giveBack(id);
    },
  );
  await inBatches(() => selectOwedGenerations(db, { before: owedBefore, limit: batch }), giveBack);
  return { failed, givenBack };
}

async function inBatches(find: () => Promise<string[]>, work: (id: string) => Promise<void>): Promise<void> {
  for (;;) {
    const ids = await find();
    for (const id of ids) await work(id);
    if (ids.length < batch) return;
  }
}
