import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { optionalText, text, unsettled, whole } from './fields.ts';

/** Section 7: every event the browser may send. */
export const eventNames = [
  'checkout',
  'enter_vin',
  'report_generated',
  'sticker_generated',
  'decode_vin',
  'decode_plate',
  'upcoming_service',
  'recall_check',
  'dealer_form_submission',
  'credit_selected',
  'vhr_page',
  'sticker_credit_page',
  'preview_theme',
  'preview_name',
] as const;

const quiet = {
  method: 'POST',
  access: 'anyone',
  gate: 'open',
  reply: unsettled,
  limits: { rates: [{ per: 'address', count: 300, seconds: 300 }] },
} as const;

export const postEvents = endpoint({
  ...quiet,
  path: 'api/analytics/ga4',
  about: 'Events of a browser that could not load its analytics scripts.',
  send: 'json',
  input: z.object({
    clientId: text(100),
    events: z
      .array(
        z.object({
          name: z.enum(eventNames, 'invalid'),
          parameters: z.optional(z.record(z.string(), z.unknown())),
        }),
      )
      .check(z.maxLength(100, 'too-long')),
    metadata: z.optional(z.record(z.string(), z.unknown())),
  }),
});

export const postPerformance = endpoint({
  ...quiet,
  path: 'api/analytics/performance',
  about: 'How the analytics scripts loaded.',
  send: 'json',
  input: z.object({
    loadTime: z.number('not-a-number'),
    retryCount: whole(0, 100),
    blockerDetected: z.boolean('invalid'),
    blockerType: z.nullish(z.string()),
    timestamp: z.union([z.number(), z.string()]),
  }),
});

export const logConsent = endpoint({
  ...quiet,
  path: 'api-cwa/consent-log',
  about: 'What a visitor agreed to.',
  send: 'form',
  input: z.object({ analytics_consent: text(10), groups: optionalText(500) }),
});

export const logClientError = endpoint({
  ...quiet,
  path: 'api-cwa/logs',
  about: 'An error that a browser met.',
  send: 'form',
  input: z.object({ message: text(2000), page: optionalText(300), stack: optionalText(8000) }),
});
