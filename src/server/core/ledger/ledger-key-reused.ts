/** An idempotency key came back with other content: a fault of ours, never of the person. */
export class LedgerKeyReused extends Error {
  override readonly name = 'LedgerKeyReused';

  constructor(key: string) {
    super(`The ledger key ${key} was used before for something else.`);
  }
}
