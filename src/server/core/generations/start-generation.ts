import type { Account } from '#server/core/accounts/account-store.ts';
import type { DocumentKind } from '#server/core/ledger/ledger-entry.ts';
import { orderOfUse } from '#server/core/ledger/order-of-use.ts';
import type { Site } from '#server/core/sites/site.ts';
import type { Db } from '#server/platform/database.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { insertChargedGeneration, insertFreeGeneration, type SearchType } from './generation-store.ts';
import { vehicleKey } from './vehicle-key.ts';

export interface GenerationOrder {
  readonly site: Pick<Site, 'id' | 'creditType'>;
  readonly account: Pick<Account, 'id' | 'walletId'>;
  readonly kind: DocumentKind;
  /** The VIN, or year, make, model and trim as one text. */
  readonly vehicle: string;
  readonly searchType: SearchType;
  /** True where it costs nothing: made again within its 30 days. */
  readonly isFree?: boolean;
}

/**
 * The first of a generation's two transactions: its row and what pays for it, together or not at all. Throws the
 * problem `not-enough-credits`. Answers the generation's id.
 */
export async function startGeneration(db: Db, order: GenerationOrder): Promise<string> {
  const { site, account, kind } = order;
  const generation = {
    siteId: site.id,
    accountId: account.id,
    walletId: account.walletId,
    kind,
    vehicleKey: vehicleKey(order.vehicle),
    searchType: order.searchType,
  };
  if (order.isFree) return await insertFreeGeneration(db, generation);
  const id = await insertChargedGeneration(db, generation, orderOfUse(kind, site.creditType));
  if (!id) throw new Problem('not-enough-credits');
  return id;
}
