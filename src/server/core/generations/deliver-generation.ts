import { keepReservation } from '#server/core/ledger/keep-reservation.ts';
import type { Db } from '#server/platform/database.ts';
import { moveGeneration } from './generation-store.ts';

/** The sweep has ended the generation in the meantime: its credit is or will be given back, so nothing may be delivered. */
export class GenerationOver extends Error {
  override readonly name = 'GenerationOver';
}

/**
 * Part of a generation's second transaction, which also stores the document: the credit is kept when that commits.
 * Throws `GenerationOver`, so that the document is not stored either.
 */
export async function deliverGeneration(tx: Db, id: string): Promise<void> {
  const moved = await moveGeneration(tx, id, { from: 'reserved', to: 'delivered' });
  if (!moved) throw new GenerationOver(`Generation ${id} is over.`);
  if (moved.reservationId && !(await keepReservation(tx, moved.reservationId, 'generation'))) {
    throw new GenerationOver(`The credit of generation ${id} was given back.`);
  }
}
