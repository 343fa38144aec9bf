import * as z from 'zod/mini';

export const unlimited = 'Unlimited';

const countOrUnlimited = z.union([z.number(), z.literal(unlimited)]);

/** The fields that carry a person's credits, in every answer that may have changed them. */
export const creditFieldShape = {
  /** Global credits. */
  credit: z.number(),
  vhr_credit: z.number(),
  /** Counted stickers, those of a subscription's running month included. */
  sticker_credit: countOrUnlimited,
  /** Reports left in the running month; 0 without a subscription. */
  vhr_credit_subscription: countOrUnlimited,
  uvc_credit: countOrUnlimited,
};

export type CreditFields = {
  readonly [Field in keyof typeof creditFieldShape]: z.infer<(typeof creditFieldShape)[Field]>;
};

/** Counted credits by kind. */
export interface Credits {
  readonly sticker: number;
  readonly vhr: number;
  readonly global: number;
}

export interface Subscriptions {
  readonly sticker: boolean;
  /** Reports left, the largest safe integer where unlimited, false where there is no subscription. */
  readonly vhr: number | false;
  readonly vhr_credit_subscription: string | number | null;
  readonly uvc_credit: string | number | null;
}

const noCredits: Credits = { sticker: 0, vhr: 0, global: 0 };

const deepest = 8;

/** The three counters, wherever they sit; one the response does not carry stays as it was. */
export function readCredits(response: unknown, before: Credits = noCredits): Credits {
  return {
    sticker: toCount(findField(response, 'sticker_credit')) ?? before.sticker,
    vhr: toCount(findField(response, 'vhr_credit')) ?? before.vhr,
    global: toCount(findField(response, 'credit')) ?? before.global,
  };
}

export function readSubscriptions(response: unknown): Subscriptions {
  const left = findField(response, 'vhr_credit_subscription');
  return {
    sticker: findField(response, 'sticker_credit') === unlimited,
    vhr: left === unlimited ? Number.MAX_SAFE_INTEGER : toCount(left) || false,
    vhr_credit_subscription: left,
    uvc_credit: findField(response, 'uvc_credit'),
  };
}

/** 'Unlimited' is a subscription, not a number of credits. */
function toCount(value: string | number | null): number | null {
  if (value === null) return null;
  const count = Number(value);
  return Number.isFinite(count) && count > 0 ? Math.floor(count) : 0;
}

/** The outermost text or number under that name. */
function findField(response: unknown, name: string): string | number | null {
  let level: unknown[] = [response];
  for (let depth = 0; depth < deepest && level.length > 0; depth++) {
    for (const node of level) {
      const value = isObject(node) && Object.hasOwn(node, name) ? node[name] : null;
      if (typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')) return value;
    }
    level = level.flatMap((node) => (isObject(node) ? Object.values(node).filter(isObject) : []));
  }
  return null;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
