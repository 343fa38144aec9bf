import { sql } from 'kysely';
import type { Db } from '#server/platform/database.ts';

/** What the database knows of a wallet, counted anew from its rows. */
export interface WalletAudit {
  readonly balance: number;
  readonly entrySum: number;
  readonly lowestBalance: number;
  /** Balances that differ from the sum or from the last running balance of their entries. */
  readonly wrongBalances: number;
  /** Entries whose running balance is not the one before plus their amount. */
  readonly brokenLinks: number;
  readonly grantsAndTakes: number;
  readonly delivered: number;
  readonly givenBack: number;
  readonly unfinished: number;
  readonly paidByCredit: number;
  /** Kept by credits or allowance without a delivered generation, or the other way round. */
  readonly mismatched: number;
  /** Months whose count of uses is not the number of reservations kept in them. */
  readonly wrongMonths: number;
}

export async function auditWallet(db: Db, walletId: string): Promise<WalletAudit> {
  const { rows } = await sql<WalletAudit>`
    with wallet_entry as (
      select *, lag(balance_after, 1, 0) over (partition by kind order by number) as before
      from ledger_entry where wallet_id = ${walletId}::uuid
    ), per_kind as (
      select b.amount, coalesce(sum(e.amount), 0) as total, coalesce(max(e.number), 0) as last_number,
        count(e.*) as entries, b.entry_count,
        coalesce((array_agg(e.balance_after order by e.number desc))[1], 0) as last_balance
      from ledger_balance b left join wallet_entry e on e.kind = b.kind
      where b.wallet_id = ${walletId}::uuid group by b.kind, b.amount, b.entry_count
    ), made as (
      select g.status, r.status as claim, r.paid_by from generation g left join reservation r on r.id = g.reservation_id
      where g.wallet_id = ${walletId}::uuid
    )
    select
      (select coalesce(sum(amount), 0) from per_kind) as balance,
      (select coalesce(sum(amount), 0) from wallet_entry) as "entrySum",
      (select coalesce(min(balance_after), 0) from wallet_entry) as "lowestBalance",
      (select count(*) from per_kind where amount <> total or amount <> last_balance or entry_count <> last_number
        or entry_count <> entries) as "wrongBalances",
      (select count(*) from wallet_entry where balance_after <> before + amount) as "brokenLinks",
      (select coalesce(sum(amount), 0) from wallet_entry
        where reason not in ('reserve', 'keep', 'give-back')) as "grantsAndTakes",
      (select count(*) from made where status = 'delivered') as delivered,
      (select count(*) from made where status = 'given-back') as "givenBack",
      (select count(*) from made where status in ('reserved', 'failed')) as unfinished,
      (select count(*) from made where claim = 'kept' and paid_by = 'credit') as "paidByCredit",
      (select count(*) from made where (status = 'delivered') <> (claim = 'kept')
        or (status = 'given-back') <> (claim = 'given-back')) as mismatched,
      (select count(*) from subscription_month m join subscription s on s.id = m.subscription_id
        where s.wallet_id = ${walletId}::uuid and m.used <> (
          select count(*) from reservation r where r.subscription_id = m.subscription_id
            and r.month_starts_at = m.starts_at and r.status <> 'given-back')) as "wrongMonths"`.execute(db);
  const [audit] = rows;
  if (!audit) throw new Error('the audit answered nothing');
  return audit;
}

/** Nothing is wrong, whatever happened before. */
export const soundWallet = {
  wrongBalances: 0,
  brokenLinks: 0,
  unfinished: 0,
  mismatched: 0,
  wrongMonths: 0,
} as const;
