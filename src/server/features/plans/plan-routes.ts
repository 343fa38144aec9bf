import { plans, stickerPlans } from '#contract/checkout.ts';
import { type Route, route } from '#server/core/calls/route.ts';
import { answerPlans } from './answer-plans.ts';

export const planRoutes: readonly Route[] = [
  route(plans, async ({ db }, call) => await answerPlans(db, call, call.input.user_type)),
  route(stickerPlans, async ({ db }, call) => await answerPlans(db, call, call.input.user_type)),
];
