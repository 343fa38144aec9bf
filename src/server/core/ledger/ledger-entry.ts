export type CreditKind = 'vhr' | 'sticker' | 'global';

/** What is generated and therefore charged for. */
export type DocumentKind = 'report' | 'basic-report' | 'sticker';

/** Why an entry is there; the database checks that its amount fits. */
export type EntryReason =
  | 'grant'
  | 'purchase'
  | 'reserve'
  | 'keep'
  | 'give-back'
  | 'take'
  | 'expire'
  | 'refund'
  | 'dispute';

/** One line of a wallet's history; never changed and never removed. */
export interface LedgerEntry {
  readonly id: number;
  readonly walletId: string;
  readonly kind: CreditKind;
  readonly amount: number;
  readonly balanceAfter: number;
  readonly reason: EntryReason;
  readonly key: string;
  /** What it is about: an order, a generation. */
  readonly reference: string | null;
  /** What the operator wrote. */
  readonly note: string | null;
  readonly by: string;
  readonly createdAt: Date;
}

/** What every change of a balance says about itself. */
export interface EntryFacts {
  readonly walletId: string;
  readonly kind: CreditKind;
  /** The same key again changes nothing; the same key with other content is a `LedgerKeyReused`. */
  readonly key: string;
  /** Who did it: an account's id, or the name of the part of the product. */
  readonly by: string;
  readonly reference?: string | undefined;
  readonly note?: string | undefined;
}

export interface Posted {
  /** False when the key was already there, and nothing was done. */
  readonly isNew: boolean;
  readonly entryId: number;
  /** How far the balance moved, now or when the key was first used. */
  readonly moved: number;
}
