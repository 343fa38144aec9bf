import type { Db } from '#server/platform/database.ts';
import type { CreditKind } from './ledger-entry.ts';
import { selectBalances } from './ledger-store.ts';

export type Balances = Readonly<Record<CreditKind, number>>;

export async function readBalances(db: Db, walletId: string): Promise<Balances> {
  const balances = { vhr: 0, sticker: 0, global: 0 };
  for (const { kind, amount } of await selectBalances(db, walletId)) balances[kind] = amount;
  return balances;
}
