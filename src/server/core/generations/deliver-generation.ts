import type { Db } from '#server/platform/database.ts';
import { settleGeneration } from './generation-store.ts';

/** The sweep has ended the generation in the meantime: its credit is or will be given back, so nothing may be delivered. */
export class GenerationOver extends Error {
  override readonly name = 'GenerationOver';
}

/**
 * Part of a generation's second transaction, which also stores the document: the credit is kept when that commits.
 * Throws `GenerationOver`, so that the document is not stored either.
 */
export async function deliverGeneration(tx: Db, id: string): Promise<void> {
  const outcome = await settleGeneration(tx, id, { to: 'delivered', by: 'generation' });
  if (outcome === 'over') throw new GenerationOver(`Generation ${id} is over.`);
}
