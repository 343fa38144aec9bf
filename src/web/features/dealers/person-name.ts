import type { DealershipPerson } from '#contract/dealers.ts';

/** The name a person gave, else the address. */
export const personName = ({ first, last, email }: DealershipPerson): string =>
  [first, last].filter(Boolean).join(' ') || email;
