import type { Plans } from '#contract/checkout.ts';
import { unlimited } from '#contract/credits.ts';
import type { Language } from '#contract/problems.ts';
import type { Plan, PlanUserType } from '#server/core/plans/plan.ts';
import { listPlans } from '#server/core/plans/plan-store.ts';
import type { Site } from '#server/core/sites/site.ts';
import type { Db } from '#server/platform/database.ts';

/** Every list of the site, whichever of the two calls asks: a screen that sells one kind also offers global credits. */
export async function answerPlans(
  db: Db,
  { site, language }: { readonly site: Site; readonly language: Language },
  userType: PlanUserType,
): Promise<Plans> {
  const all = await listPlans(db, site.id, userType);
  const listOf = (list: Plan['list']) =>
    all.filter((plan) => plan.list === list).map((plan) => describePlan(plan, language));
  return {
    status: 'success',
    vhr: listOf('vhr'),
    sticker: listOf('sticker'),
    global: listOf('global'),
    dealer: userType === 'dealer',
  };
}

function describePlan(plan: Plan, language: Language): Plans['vhr'][number] {
  const { gives } = plan;
  const isSubscription = 'subscription' in gives;
  return {
    cart_plan: plan.code,
    type: isSubscription ? gives.subscription : plan.list,
    name: plan.names[language],
    price_cents: plan.priceCents,
    currency: plan.currency,
    isSubscription,
    credits: isSubscription ? null : gives.credits,
    period: isSubscription ? gives.period : null,
    monthly_allowance: isSubscription
      ? gives.monthlyAllowance === 'unlimited'
        ? unlimited
        : gives.monthlyAllowance
      : null,
    is_example: plan.isExample,
  };
}
