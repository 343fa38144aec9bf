import type { CreditKind, DocumentKind } from './ledger-entry.ts';

export type SubscriptionKind = 'sticker' | 'vhr' | 'uvc';

export interface OrderOfUse {
  /** Whose subscription is asked first: an unlimited one, then one with allowance left. */
  readonly subscription: SubscriptionKind;
  /** Which credits follow, in this order. */
  readonly credits: readonly CreditKind[];
}

const ownKinds = {
  report: { subscription: 'vhr', credit: 'vhr' },
  sticker: { subscription: 'sticker', credit: 'sticker' },
  // A basic report is part of the unlimited VIN check and costs no credit that buys a whole report.
  'basic-report': { subscription: 'uvc', credit: undefined },
} as const satisfies Record<DocumentKind, { subscription: SubscriptionKind; credit: CreditKind | undefined }>;

/** What pays for a document on a site of this credit type. */
export function orderOfUse(document: DocumentKind, creditType: string): OrderOfUse {
  const { subscription, credit } = ownKinds[document];
  if (!credit) return { subscription, credits: [] };
  return { subscription, credits: creditType === 'global' ? ['global'] : [credit, 'global'] };
}
