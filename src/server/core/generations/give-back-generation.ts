import { giveBackReservation } from '#server/core/ledger/give-back-reservation.ts';
import type { Db } from '#server/platform/database.ts';
import { claimFailedGeneration, type FailedMatch, moveGeneration } from './generation-store.ts';

/** Gives back what a failed generation had reserved. True only for the one call that did. */
export async function giveBackGeneration(db: Db, id: string, by: string): Promise<boolean> {
  return await db.transaction().execute(async (tx) => {
    const moved = await moveGeneration(tx, id, { from: 'failed', to: 'given-back' });
    return moved?.reservationId ? await giveBackReservation(tx, moved.reservationId, by) : false;
  });
}

/** Gives back the oldest failed and charged generation that matches; false when there is none. */
export async function giveBackMatching(db: Db, match: FailedMatch, by: string): Promise<boolean> {
  return await db.transaction().execute(async (tx) => {
    const claimed = await claimFailedGeneration(tx, match);
    return claimed?.reservationId ? await giveBackReservation(tx, claimed.reservationId, by) : false;
  });
}
