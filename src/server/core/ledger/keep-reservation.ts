import type { Db } from '#server/platform/database.ts';
import { settleReservation } from './reservation-store.ts';

/** The document is delivered, so what was reserved is spent. False when it was given back before. */
export async function keepReservation(db: Db, id: string, by: string): Promise<boolean> {
  return (await settleReservation(db, id, { status: 'kept', by })).status === 'kept';
}
