import { offerCredit } from '#contract/reports.ts';
import { type Route, route, success } from '#server/core/calls/route.ts';
import { creditFields } from '#server/core/ledger/credit-fields.ts';
import { offerFreeCredit } from './offer-free-credit.ts';

export const creditRoutes: readonly Route[] = [
  route(offerCredit, async ({ db }, { input, site, account }) => {
    const isOffered = await offerFreeCredit(db, { site, account, asked: input });
    return success({ offered: isOffered ? 1 : 0, ...(await creditFields(db, account.walletId)) });
  }),
];
