import type { Db } from '#server/platform/database.ts';
import type { Plan } from './plan.ts';
import { insertPlan } from './plan-store.ts';

type Example = Pick<Plan, 'code' | 'list' | 'names' | 'priceCents' | 'gives'>;

const examples: readonly Example[] = [
  {
    code: 'example-report-1',
    list: 'vhr',
    names: { en: '1 report (example)', es: '1 informe (ejemplo)' },
    priceCents: 1499,
    gives: { credits: 1 },
  },
  {
    code: 'example-report-5',
    list: 'vhr',
    names: { en: '5 reports (example)', es: '5 informes (ejemplo)' },
    priceCents: 4999,
    gives: { credits: 5 },
  },
  {
    code: 'example-report-month',
    list: 'vhr',
    names: { en: '20 reports a month (example)', es: '20 informes al mes (ejemplo)' },
    priceCents: 9900,
    gives: { subscription: 'vhr', period: 'month', monthlyAllowance: 20 },
  },
  {
    code: 'example-vin-check-month',
    list: 'vhr',
    names: { en: 'Unlimited VIN check (example)', es: 'Verificación de VIN ilimitada (ejemplo)' },
    priceCents: 999,
    gives: { subscription: 'uvc', period: 'month', monthlyAllowance: 'unlimited' },
  },
  {
    code: 'example-sticker-1',
    list: 'sticker',
    names: { en: '1 window sticker (example)', es: '1 etiqueta de ventana (ejemplo)' },
    priceCents: 799,
    gives: { credits: 1 },
  },
  {
    code: 'example-sticker-month',
    list: 'sticker',
    names: { en: 'Unlimited window stickers (example)', es: 'Etiquetas de ventana ilimitadas (ejemplo)' },
    priceCents: 19_900,
    gives: { subscription: 'sticker', period: 'month', monthlyAllowance: 'unlimited' },
  },
  {
    code: 'example-credit-10',
    list: 'global',
    names: { en: '10 credits (example)', es: '10 créditos (ejemplo)' },
    priceCents: 9900,
    gives: { credits: 10 },
  },
];

/** What a dealer pays of a customer's price, in the examples. */
const dealerShare = 0.8;

/** Plans of the embedded default, each named an example: they show the screens, and nobody decided these prices. */
export async function seedExamplePlans(db: Db, siteId: number, currency = 'USD'): Promise<void> {
  for (const [position, example] of examples.entries()) {
    const plan = { ...example, currency, position, isExample: true } as const;
    await insertPlan(db, siteId, { ...plan, userType: 'user' });
    await insertPlan(db, siteId, {
      ...plan,
      code: `${plan.code}-dealer`,
      userType: 'dealer',
      priceCents: Math.round(plan.priceCents * dealerShare),
    });
  }
}
