import type { Db } from '#server/platform/database.ts';
import { settleReservation } from './reservation-store.ts';

/** Returns what was reserved. True only for the one call that did; false when it was kept or given back before. */
export async function giveBackReservation(db: Db, id: string, by: string): Promise<boolean> {
  const { status, isNew } = await settleReservation(db, id, { status: 'given-back', by });
  return isNew && status === 'given-back';
}
