import type { Db } from '#server/platform/database.ts';
import { markGenerationFailed } from './generation-store.ts';

const longestMessage = 1000;

/** Nothing will be delivered. The credit comes back by the browser's call or by the sweep, whichever is first. */
export async function failGeneration(db: Db, id: string, message: string): Promise<boolean> {
  return await markGenerationFailed(db, id, message.slice(0, longestMessage));
}
