import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { success, text } from './fields.ts';

export const SiteSettings = z.object({
  name: z.string(),
  language: z.enum(['en', 'es']),
  currency: z.string(),
  primary_color: z.string(),
  secondary_color: z.string(),
  teritary_color: z.string(),
  /** Base64 of the analytics script, possibly wrapped in a script tag. */
  clarity: z.nullable(z.string()),
  google_analytics: z.nullable(z.string()),
  google_tag: z.nullable(z.string()),
  /** 'disabled' skips the security gate. */
  security: z.string(),
  /** 'global' makes one kind of credit serve reports and stickers alike. */
  credit_type: z.string(),
  ip_data: z.nullable(z.object({ country: z.string() })),
});
export type SiteSettings = z.infer<typeof SiteSettings>;

export const siteSettings = endpoint({
  method: 'POST',
  path: 'api-cwa/site_settings',
  about: 'The settings of the site that a domain belongs to.',
  access: 'anyone',
  gate: 'open',
  send: 'form',
  input: z.object({ domain: text(255) }),
  reply: z.object({ status: success, data: SiteSettings }),
});

/** The configured paths of section 7, under the names the browser reads them by. */
export const configuredPaths = {
  offer_credit: 'api-cwa/offer_credit',
  filter_pdf: 'api_cwa/filter_report_lists',
  register: 'api-cwa/register',
  change_password: 'api-cwa/change-password',
  plans: 'api-cwa/plans',
  sticker_plans: 'api-cwa/sticker-plans',
  total_orders: 'api-cwa/total-orders',
  generate_report: 'api-cwa/generate-report',
  decode_licence: 'api-cwa/license_plate_decode',
  dealer_register: 'api-cwa/dealer-register',
  payment_update: 'api-cwa/payment-update',
  ymmt_sticker: 'api-cwa/get-ymmtsticker-autoblog',
  autoblog: 'api-cwa/get-autoblog-data',
  forum: 'api-cwa/get-vymmtautoblog-forumData',
  buy_report: 'api-cwa/cwa_register',
  buy_uvc: 'api-cwa/cwa_register',
  buy_sticker: 'api/buy-plan',
  landing_register: 'landing/app-customer-register',
  landing_sticker: 'landing/window-sticker-registration',
  error_vin: 'api-cwa/error_vin',
} as const;

export const SiteConfig = z.object({
  status: success,
  /** The site's main host, without port and prefix. */
  host: z.string(),
  /** Set on the Spanish-language brand site. */
  cnv: z.boolean(),
  paths: z.record(z.string(), z.string()),
});
export type SiteConfig = z.infer<typeof SiteConfig>;

/** Also served at the root, as the specification writes it with a slash. */
export const siteConfig = endpoint({
  method: 'GET',
  path: 'api/config',
  about: 'The configuration of the site named by the `uri` header or the host.',
  access: 'anyone',
  gate: 'open',
  send: 'query',
  input: z.object({}),
  reply: SiteConfig,
});
