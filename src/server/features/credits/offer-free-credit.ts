import type { InputOf } from '#contract/endpoint.ts';
import type { offerCredit } from '#contract/reports.ts';
import type { Account } from '#server/core/accounts/account-store.ts';
import { giveBackMatching } from '#server/core/generations/give-back-generation.ts';
import { vehicleKey } from '#server/core/generations/vehicle-key.ts';
import type { DocumentKind } from '#server/core/ledger/ledger-entry.ts';
import type { Site } from '#server/core/sites/site.ts';
import type { Db } from '#server/platform/database.ts';

interface Offer {
  readonly site: Site;
  readonly account: Account;
  readonly asked: InputOf<typeof offerCredit>;
}

const askedKinds: Readonly<Record<string, readonly DocumentKind[]>> = {
  'cwa_report report': ['report', 'basic-report'],
  'cwa_sticker sticker': ['sticker'],
};

/** True when a failed and charged generation stood behind the question and this call gave its credit back. */
export async function offerFreeCredit(db: Db, { site, account, asked }: Offer): Promise<boolean> {
  const kinds = askedKinds[`${asked.source} ${asked.credit_type}`];
  if (!kinds) return false;
  return await giveBackMatching(
    db,
    {
      siteId: site.id,
      walletId: account.walletId,
      kinds,
      searchType: asked.search_type,
      vehicleKey: asked.vin && vehicleKey(asked.vin),
    },
    { by: account.id, message: asked.error_msg },
  );
}
