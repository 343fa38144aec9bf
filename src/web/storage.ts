import type { login } from '#contract/accounts.ts';
import type { Credits, Subscriptions } from '#contract/credits.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { Language } from '#contract/problems.ts';
import type { SiteConfig, SiteSettings } from '#contract/sites.ts';

/** A vehicle looked up in this browser; without a name where the number leaves it open. */
export interface RecentVehicle {
  readonly vin: string;
  readonly name: string;
  readonly isEurope?: boolean;
}

export type StoredUser = Pick<ReplyOf<typeof login>, 'token' | 'id' | 'email' | 'tracking_id'>;

interface Stored {
  credits: Credits;
  subscriptions: Subscriptions;
  user: StoredUser | null;
  site_settings: SiteSettings | null;
  plans: {
    vhr: readonly unknown[];
    sticker: readonly unknown[];
    global: readonly unknown[];
    dealer: boolean;
  };
  dealer: boolean;
  /** The flag of routing rule 1. */
  security_gate: boolean;
  /** The flag of routing rules 2 and 3. */
  logged_in: boolean;
  config: SiteConfig | null;
  language: Language | null;
  /** Latest first. */
  recent_vehicles: readonly RecentVehicle[];
}

const fallbacks: Stored = {
  credits: { sticker: 0, vhr: 0, global: 0 },
  subscriptions: { sticker: false, vhr: false, vhr_credit_subscription: null, uvc_credit: null },
  user: null,
  site_settings: null,
  plans: { vhr: [], sticker: [], global: [], dealer: false },
  dealer: false,
  security_gate: false,
  logged_in: false,
  config: null,
  language: null,
  recent_vehicles: [],
};

/** The six keys of the specification, the log-in flag and the vehicles looked up: all that belongs to the person. */
const personalKeys = [
  'credits',
  'subscriptions',
  'user',
  'site_settings',
  'plans',
  'dealer',
  'logged_in',
  'recent_vehicles',
] as const satisfies readonly (keyof Stored)[];

/** What a stored value must look like, beside being JSON, so that the rest of the code can trust it. */
const shapes: { readonly [Key in keyof Stored]: (value: unknown) => boolean } = {
  credits: isObject,
  subscriptions: isObject,
  user: (value) => value === null || (isObject(value) && typeof value.token === 'string'),
  site_settings: (value) => value === null || (isObject(value) && typeof value.security === 'string'),
  plans: isObject,
  dealer: isBoolean,
  security_gate: isBoolean,
  logged_in: isBoolean,
  config: (value) => value === null || (isObject(value) && isObject(value.paths)),
  language: (value) => value === null || value === 'en' || value === 'es',
  recent_vehicles: (value) => Array.isArray(value) && value.every(isRecentVehicle),
};

/** Used alone where the browser keeps no local storage, so that a visit still works until the page is left. */
const memory = new Map<string, string>();

export function readStored<Key extends keyof Stored>(key: Key): Stored[Key] {
  const text = readText(key);
  if (text === null) return fallbacks[key];
  try {
    const value: unknown = JSON.parse(text);
    if (shapes[key](value)) return value as Stored[Key];
  } catch {}
  console.error('unable to parse localstorage');
  return fallbacks[key];
}

export function writeStored<Key extends keyof Stored>(key: Key, value: Stored[Key]) {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
}

export function clearStored(keys: readonly (keyof Stored)[] = personalKeys) {
  for (const key of keys) {
    memory.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {}
  }
}

function readText(key: string): string | null {
  const remembered = memory.get(key);
  if (remembered !== undefined) return remembered;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isRecentVehicle(value: unknown) {
  return isObject(value) && typeof value.vin === 'string' && typeof value.name === 'string';
}

function isBoolean(value: unknown) {
  return typeof value === 'boolean';
}
