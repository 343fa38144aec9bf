import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { text, unsettled } from './fields.ts';

export const cancelSubscription = endpoint({
  method: 'POST',
  path: 'api/user/cancel-subscription',
  aliases: ['api-cwa/cancel-subscription'],
  about: 'Cancels a subscription at the end of its paid period.',
  access: 'customer',
  gate: 'pass',
  send: 'json',
  input: z.object({ gateway: text(20), subscription_id: text(120) }),
  reply: unsettled,
});
