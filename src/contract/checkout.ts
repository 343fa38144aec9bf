import * as z from 'zod/mini';
import { unlimited } from './credits.ts';
import { endpoint } from './endpoint.ts';
import { email, optionalText, success, text, unsettled } from './fields.ts';

const userType = z._default(z.enum(['user', 'dealer'], 'invalid'), 'user');

const Plan = z.object({
  /** The code that a purchase names. */
  cart_plan: z.string(),
  /** Which credits it adds, or which subscription it starts. */
  type: z.enum(['vhr', 'sticker', 'global', 'uvc']),
  /** In the language of the call. */
  name: z.string(),
  price_cents: z.int(),
  currency: z.string(),
  isSubscription: z.boolean(),
  credits: z.nullable(z.int()),
  /** How often a subscription is paid. */
  period: z.nullable(z.enum(['month', 'year'])),
  monthly_allowance: z.nullable(z.union([z.int(), z.literal(unlimited)])),
  /** Seeded to show what plans look like. */
  is_example: z.boolean(),
});

const Plans = z.object({
  status: success,
  vhr: z.array(Plan),
  sticker: z.array(Plan),
  global: z.array(Plan),
  /** Whether these are the prices of dealers. */
  dealer: z.boolean(),
});
export type Plans = z.infer<typeof Plans>;

export const plans = endpoint({
  method: ['GET', 'POST'],
  path: 'api-cwa/plans',
  about: 'The report plans of a site, by type of user.',
  access: 'anyone',
  gate: 'open',
  send: 'query',
  input: z.object({ user_type: userType }),
  reply: Plans,
});

export const stickerPlans = endpoint({
  method: ['GET', 'POST'],
  path: 'api-cwa/sticker-plans',
  about: 'The sticker plans of a site, by type of user.',
  access: 'anyone',
  gate: 'open',
  send: 'query',
  input: z.object({ user_type: userType }),
  reply: Plans,
});

/** Every field of section 7's purchase row; meanings in docs/glossary.md. */
const purchase = z.object({
  email: email(),
  price: optionalText(20),
  currency: optionalText(3),
  lookup: optionalText(10),
  bill: optionalText(10),
  mail: optionalText(10),
  billmail: optionalText(10),
  sms: optionalText(40),
  decal: optionalText(10),
  couponcode: optionalText(60),
  prev_coupon: optionalText(60),
  payment_gateway: text(20),
  payg_id: optionalText(120),
  cart_plan: text(80),
  total_product: optionalText(5),
  vin: text(40),
  nos: optionalText(5),
  unlimited_vin_check: optionalText(10),
  report_subscription: optionalText(10),
  pr_type: optionalText(20),
  has_extra: optionalText(10),
  upsell_sub: optionalText(10),
  ref: optionalText(200),
  wpPage: optionalText(200),
  content: optionalText(500),
});

const buy = {
  method: 'POST',
  access: 'anyone',
  gate: 'open',
  input: purchase,
  reply: unsettled,
  limits: { timeoutMs: 60_000, rates: [{ per: 'address', count: 60, seconds: 3600 }] },
} as const;

export const buyReportPlan = endpoint({
  ...buy,
  path: 'api-cwa/cwa_register',
  about: 'Buys a report plan or the unlimited VIN check.',
  send: 'form',
});

export const buyStickerPlan = endpoint({
  ...buy,
  path: 'api-cwa/cwa_sticker_registration',
  about: 'Buys a sticker plan.',
  send: 'form',
});

export const buyPlan = endpoint({
  ...buy,
  path: 'api/buy-plan',
  about: 'Buys a sticker plan, sent as JSON.',
  send: 'json',
});

export const landingRegister = endpoint({
  ...buy,
  path: 'landing/app-customer-register',
  about: 'Buys a report plan from the landing area.',
  send: 'form',
});

export const landingStickerRegistration = endpoint({
  ...buy,
  path: 'landing/window-sticker-registration',
  about: 'Buys a sticker plan from the landing area.',
  send: 'form',
});

export const landingStripePayment = endpoint({
  method: 'POST',
  path: 'landing/app-stripe-payment',
  about: 'Starts the payment of an order with Stripe.',
  access: 'anyone',
  gate: 'open',
  send: 'form',
  input: z.object({ order_id: text(80) }),
  reply: unsettled,
});

export const validateCoupon = endpoint({
  method: ['POST', 'GET'],
  path: 'api-cwa/coupon_validation',
  about: 'The new price with a coupon, or why it does not hold.',
  access: 'anyone',
  gate: 'open',
  send: 'form',
  input: z.object({ couponcode: text(60), cart_plan: text(80), email: optionalText(254) }),
  reply: unsettled,
  limits: { rates: [{ per: 'address', count: 60, seconds: 600 }] },
});

export const updatePayment = endpoint({
  method: 'POST',
  path: 'api-cwa/payment-update',
  about: 'Asks the server to look a payment up at its gateway.',
  access: 'anyone',
  gate: 'open',
  send: 'form',
  input: z.object({ custom_data: text(2000) }),
  reply: unsettled,
});
