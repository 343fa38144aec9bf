import type { Language } from '#contract/problems.ts';
import type { CreditKind } from '#server/core/ledger/ledger-entry.ts';
import type { SubscriptionKind } from '#server/core/ledger/order-of-use.ts';

export type PlanUserType = 'user' | 'dealer';

/** What the money buys. */
export type PlanGives =
  | { readonly credits: number }
  | {
      readonly subscription: SubscriptionKind;
      /** How often it is paid; the allowance is a month's in any case. */
      readonly period: 'month' | 'year';
      readonly monthlyAllowance: number | 'unlimited';
    };

export interface Plan {
  readonly code: string;
  readonly list: CreditKind;
  readonly userType: PlanUserType;
  readonly names: Readonly<Record<Language, string>>;
  readonly priceCents: number;
  readonly currency: string;
  readonly gives: PlanGives;
  /** Lower comes first. */
  readonly position: number;
  /** Seeded to show what plans look like; nobody decided to sell it. */
  readonly isExample: boolean;
}
