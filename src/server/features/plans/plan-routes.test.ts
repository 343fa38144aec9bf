import { expect, it } from 'vitest';
import type { Plan } from '#server/core/plans/plan.ts';
import { insertPlan, updatePlan } from '#server/core/plans/plan-store.ts';
import { seedExamplePlans } from '#server/core/plans/seed-example-plans.ts';
import { newSite, type TestSite } from '#server/testing/new-site.ts';
import { send } from '#server/testing/send.ts';
import { testDb } from '#server/testing/test-database-access.ts';

const plan: Plan = {
  code: 'five-reports',
  list: 'vhr',
  userType: 'user',
  names: { en: 'Five reports', es: 'Cinco informes' },
  priceCents: 4999,
  currency: 'USD',
  gives: { credits: 5 },
  position: 2,
  isExample: false,
};

const ask = async (site: TestSite, query = '', path = 'plans') =>
  (await send(`/members/api-cwa/${path}${query}`, { host: site.host })).body;

it('a site without plans answers three empty lists, and no dealer', async () => {
  const site = await newSite();
  const nothing = { status: 'success', vhr: [], sticker: [], global: [], dealer: false };
  expect(await ask(site)).toEqual(nothing);
  expect(await ask(site, '', 'sticker-plans')).toEqual(nothing);
});

it('lists what the site sells, each in its list and in the order of the operator', async () => {
  const site = await newSite();
  const subscription: Plan = {
    ...plan,
    code: 'unlimited-stickers',
    list: 'sticker',
    gives: { subscription: 'sticker', period: 'year', monthlyAllowance: 'unlimited' },
  };
  await insertPlan(testDb(), site.id, plan);
  await insertPlan(testDb(), site.id, { ...plan, code: 'one-report', gives: { credits: 1 }, position: 1 });
  await insertPlan(testDb(), site.id, subscription);
  await insertPlan(testDb(), site.id, { ...plan, code: 'ten', list: 'global', gives: { credits: 10 } });
  const answer = await ask(site, '', 'sticker-plans');
  expect(answer.vhr.map((listed: { cart_plan: string }) => listed.cart_plan)).toEqual([
    'one-report',
    'five-reports',
  ]);
  expect(answer.vhr[1]).toEqual({
    cart_plan: 'five-reports',
    type: 'vhr',
    name: 'Five reports',
    price_cents: 4999,
    currency: 'USD',
    isSubscription: false,
    credits: 5,
    period: null,
    monthly_allowance: null,
    is_example: false,
  });
  expect(answer.sticker).toMatchObject([
    { type: 'sticker', isSubscription: true, credits: null, period: 'year', monthly_allowance: 'Unlimited' },
  ]);
  expect(answer.global).toMatchObject([{ cart_plan: 'ten', credits: 10 }]);
  expect(await ask(site)).toEqual(answer);
});

it('dealers have their own lists and the dealer flag; nobody sees those of another site', async () => {
  const site = await newSite();
  await insertPlan(testDb(), site.id, { ...plan, userType: 'dealer', priceCents: 100 });
  expect((await ask(site)).vhr).toEqual([]);
  expect(await ask(site, '?user_type=dealer')).toMatchObject({ vhr: [{ price_cents: 100 }], dealer: true });
  expect((await ask(await newSite(), '?user_type=dealer')).vhr).toEqual([]);
  const wrong = await send('/members/api-cwa/plans?user_type=king', { host: site.host });
  expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['user_type']]);
});

it('names are in the language of the visitor', async () => {
  const site = await newSite({ language: 'es' });
  await insertPlan(testDb(), site.id, plan);
  expect((await ask(site)).vhr[0].name).toBe('Cinco informes');
});

it('a changed plan is sold as changed, a withdrawn one not at all', async () => {
  const site = await newSite();
  await insertPlan(testDb(), site.id, plan);
  expect(await updatePlan(testDb(), site.id, { ...plan, priceCents: 1, isActive: true })).toBe(true);
  expect((await ask(site)).vhr[0].price_cents).toBe(1);
  expect(await updatePlan(testDb(), site.id, { ...plan, isActive: false })).toBe(true);
  expect((await ask(site)).vhr).toEqual([]);
  expect(await updatePlan(testDb(), site.id, { ...plan, code: 'unknown', isActive: true })).toBe(false);
});

it.each<[string, Partial<Plan>]>([
  ['costs nothing', { priceCents: 0 }],
  ['is priced in parts of a cent', { priceCents: 99.5 }],
  ['gives no credits', { gives: { credits: 0 } }],
  ['has a code that no form can send', { code: 'five reports' }],
  [
    'is a sticker subscription among reports',
    { gives: { subscription: 'sticker', period: 'month', monthlyAllowance: 5 } },
  ],
])('the database refuses a plan that %s', async (_name, changed) => {
  const site = await newSite();
  await expect(insertPlan(testDb(), site.id, { ...plan, ...changed })).rejects.toThrow();
});

it('the plans of the embedded default are all called examples, in both languages', async () => {
  const site = await newSite();
  await seedExamplePlans(testDb(), site.id);
  for (const [user, language, word] of [
    ['user', 'en', '(example)'],
    ['dealer', 'es', '(ejemplo)'],
  ]) {
    const { body } = await send(`/members/api-cwa/plans?user_type=${user}`, {
      host: site.host,
      headers: { 'accept-language': language ?? '' },
    });
    const all = [...body.vhr, ...body.sticker, ...body.global];
    expect(all).toHaveLength(7);
    for (const listed of all) {
      expect(listed.is_example).toBe(true);
      expect(listed.name).toContain(word);
    }
  }
});
