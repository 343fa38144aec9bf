import type { ColumnType, Generated, Selectable } from 'kysely';
import type { CreditKind } from '#server/core/ledger/ledger-entry.ts';
import type { SubscriptionKind } from '#server/core/ledger/order-of-use.ts';
import type { Db } from '#server/platform/database.ts';
import type { Plan, PlanGives, PlanUserType } from './plan.ts';

interface PlanTable {
  id: Generated<number>;
  site_id: number;
  code: string;
  list: CreditKind;
  user_type: PlanUserType;
  name_en: string;
  name_es: string;
  price_cents: number;
  currency: string;
  credits: number | null;
  subscription_kind: SubscriptionKind | null;
  period: 'month' | 'year' | null;
  monthly_allowance: number | null;
  is_unlimited: Generated<boolean>;
  position: Generated<number>;
  is_active: Generated<boolean>;
  is_example: Generated<boolean>;
  created_at: ColumnType<Date, never, never>;
}

declare module '#server/platform/database.ts' {
  interface Tables {
    plan: PlanTable;
  }
}

/** The plans a site sells to this type of user, in the operator's order. */
export async function listPlans(db: Db, siteId: number, userType: PlanUserType): Promise<Plan[]> {
  const rows = await db
    .selectFrom('plan')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('user_type', '=', userType)
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(toPlan);
}

export async function insertPlan(db: Db, siteId: number, plan: Plan): Promise<void> {
  await db
    .insertInto('plan')
    .values({ site_id: siteId, code: plan.code, ...toColumns(plan) })
    .execute();
}

/** Sets everything but the code, by which orders know the plan; false when the site has no such plan. */
export async function updatePlan(
  db: Db,
  siteId: number,
  plan: Plan & { readonly isActive: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('plan')
    .set({ ...toColumns(plan), is_active: plan.isActive })
    .where('site_id', '=', siteId)
    .where('code', '=', plan.code)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function toPlan(row: Selectable<PlanTable>): Plan {
  return {
    code: row.code,
    list: row.list,
    userType: row.user_type,
    names: { en: row.name_en, es: row.name_es },
    priceCents: row.price_cents,
    currency: row.currency,
    gives: toGives(row),
    position: row.position,
    isExample: row.is_example,
  };
}

function toGives(row: Selectable<PlanTable>): PlanGives {
  if (row.subscription_kind === null || row.period === null) return { credits: row.credits ?? 0 };
  return {
    subscription: row.subscription_kind,
    period: row.period,
    monthlyAllowance: row.monthly_allowance ?? 'unlimited',
  };
}

function toColumns(plan: Plan) {
  const { gives } = plan;
  const isSubscription = 'subscription' in gives;
  const allowance = isSubscription ? gives.monthlyAllowance : null;
  return {
    list: plan.list,
    user_type: plan.userType,
    name_en: plan.names.en,
    name_es: plan.names.es,
    price_cents: plan.priceCents,
    currency: plan.currency,
    credits: isSubscription ? null : gives.credits,
    subscription_kind: isSubscription ? gives.subscription : null,
    period: isSubscription ? gives.period : null,
    monthly_allowance: allowance === 'unlimited' ? null : allowance,
    is_unlimited: allowance === 'unlimited',
    position: plan.position,
    is_example: plan.isExample,
  };
}
