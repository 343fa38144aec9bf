import { type ColumnType, type Generated, sql } from 'kysely';
import type { Db } from '#server/platform/database.ts';
import type { SubscriptionKind } from './order-of-use.ts';

interface SubscriptionTable {
  id: Generated<string>;
  site_id: number;
  wallet_id: string;
  kind: SubscriptionKind;
  is_unlimited: boolean;
  monthly_allowance: number | null;
  status: Generated<'active' | 'past-due' | 'cancelling' | 'ended'>;
  period_ends_at: Date;
  created_at: ColumnType<Date, never, never>;
}

interface SubscriptionMonthTable {
  subscription_id: string;
  starts_at: Date;
  ends_at: Date;
  allowance: number;
  used: Generated<number>;
}

declare module '#server/platform/database.ts' {
  interface Tables {
    subscription: SubscriptionTable;
    subscription_month: SubscriptionMonthTable;
  }
}

export interface NewSubscription {
  readonly siteId: number;
  readonly walletId: string;
  readonly kind: SubscriptionKind;
  /** Documents a month, or without a limit. */
  readonly monthlyAllowance: number | 'unlimited';
  readonly periodEndsAt: Date;
}

/** The months of a counted one are opened with `openSubscriptionMonth`. */
export async function insertSubscription(db: Db, subscription: NewSubscription): Promise<string> {
  const { monthlyAllowance } = subscription;
  const isUnlimited = monthlyAllowance === 'unlimited';
  const { id } = await db
    .insertInto('subscription')
    .values({
      site_id: subscription.siteId,
      wallet_id: subscription.walletId,
      kind: subscription.kind,
      is_unlimited: isUnlimited,
      monthly_allowance: isUnlimited ? null : monthlyAllowance,
      period_ends_at: subscription.periodEndsAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A month of a counted subscription; opening one again, or one that overlaps another, changes nothing. */
export async function openSubscriptionMonth(
  db: Db,
  subscriptionId: string,
  month: { readonly startsAt: Date; readonly endsAt: Date },
): Promise<void> {
  const { startsAt, endsAt } = month;
  await sql`
    insert into subscription_month (subscription_id, starts_at, ends_at, allowance)
    select id, ${startsAt}, ${endsAt}, monthly_allowance from subscription
    where id = ${subscriptionId}::uuid and not is_unlimited and not exists (
      select from subscription_month
      where subscription_id = ${subscriptionId}::uuid and starts_at < ${endsAt} and ends_at > ${startsAt})
    on conflict do nothing`.execute(db);
}

export interface SubscriptionLeft {
  readonly kind: SubscriptionKind;
  readonly isUnlimited: boolean;
  /** Of the running month; 0 for an unlimited one. */
  readonly left: number;
}

/** What the running subscriptions of a wallet still give. */
export async function selectSubscriptionsLeft(db: Db, walletId: string): Promise<SubscriptionLeft[]> {
  const now = new Date();
  return await db
    .selectFrom('subscription')
    .leftJoin('subscription_month as month', (join) =>
      join
        .onRef('month.subscription_id', '=', 'subscription.id')
        .on('month.starts_at', '<=', now)
        .on('month.ends_at', '>', now),
    )
    .select((eb) => [
      'subscription.kind',
      'subscription.is_unlimited as isUnlimited',
      eb.fn
        .coalesce(eb.fn.sum<number>(eb('month.allowance', '-', eb.ref('month.used').$notNull())), eb.val(0))
        .as('left'),
    ])
    .where('subscription.wallet_id', '=', walletId)
    .where('subscription.status', '<>', 'ended')
    .where('subscription.period_ends_at', '>', now)
    .groupBy(['subscription.kind', 'subscription.is_unlimited'])
    .execute();
}
