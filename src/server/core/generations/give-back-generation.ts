import type { Db } from '#server/platform/database.ts';
import {
  type FailedMatch,
  lockFailedGeneration,
  noteReportedMessage,
  settleGeneration,
} from './generation-store.ts';

/** Gives back what a failed generation had reserved. True only for the one call that did. */
export async function giveBackGeneration(db: Db, id: string, by: string): Promise<boolean> {
  return (await settleGeneration(db, id, { to: 'given-back', by })) === 'settled';
}

/** Gives back the oldest failed and charged generation that matches; false when there is none. */
export async function giveBackMatching(
  db: Db,
  match: FailedMatch,
  { by, message }: { readonly by: string; readonly message: string | undefined },
): Promise<boolean> {
  return await db.transaction().execute(async (tx) => {
    const id = await lockFailedGeneration(tx, match);
    if (!id) return false;
    if (message) await noteReportedMessage(tx, id, message);
    return await giveBackGeneration(tx, id, by);
  });
}
