import { readCredits, readSubscriptions } from '#contract/credits.ts';
import { readStored, writeStored } from './storage.ts';

/** Keeps the credits and subscriptions of an answer that carries them, wherever they sit in it. */
export function storeCredits(reply: unknown) {
  const credits = readCredits(reply, readStored('credits'));
  const subscriptions = readSubscriptions(reply);
  writeStored('credits', credits);
  writeStored('subscriptions', subscriptions);
  return { credits, subscriptions };
}
