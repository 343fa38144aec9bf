import { expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import { configuredPaths } from './sites.ts';

/** Section 7 of the specification: the table of calls, then the catalogue of paths. */
const table = `
POST api-cwa/offer_credit
POST api-cwa/generate_sticker
POST api-cwa/generate_report
POST api-cwa/generate_classic_sticker
GET api/classic/decode
POST api-cwa/generate-report-with-spec
POST api/classic/antique
POST api-cwa/generate_classic_report
GET api/recall-check/years
GET api/recall-check/vin
GET api/recall-check/makes
GET api/recall-check/models
POST api/recall-check
GET api_cwa/filter_report_lists
POST api-cwa/login
POST api/securelogin
POST api-cwa/register
POST api-cwa/change-password
GET api-cwa/plans
GET api-cwa/sticker-plans
POST api-cwa/total-orders
GET api-cwa/classicmapping
POST api-cwa/generate-report
POST api-cwa/generate_uvc_report
POST api-cwa/generate-sticker
POST api-cwa/vin-validate
GET api-cwa/license_plate_decode
POST api-cwa/generate-ymmtsticker
POST api/user/update-profile
POST api-cwa/dealer-register
POST api-cwa/payment-update
POST api-cwa/site_settings
GET api/config
POST api/firefly
POST api/buy-plan
POST api/user/cancel-subscription
POST api/analytics/ga4
POST api/analytics/performance
POST api-cwa/confirm-sticker
POST api-cwa/confirm-year-restricted-sticker
POST api-cwa/get-ymmtsticker-autoblog
POST api-cwa/get-autoblog-data
POST api-cwa/get-vymmtautoblog-forumData
POST api-cwa/autoloading-stickerdata
`;

const paths = `
landing/home-collection landing/app-customer-register api-cwa/plans landing/app-stripe-payment
landing/window-sticker-registration landing/firebase-social-login api-cwa/dealer-register api-cwa/login
api-cwa/register api-cwa/reset-password api-cwa/change-password api-cwa/search-page api-cwa/generate-report
api-cwa/license_plate_decode api-cwa/generate-sticker api-cwa/update-profile api-cwa/report-lists
api-cwa/total-orders api-cwa/contact-mail api-cwa/firefly api-cwa/sticker-plans api-cwa/sticker-page
api-cwa/get-stickeryear get-stickermakes get-stickermodels get-stickertrims get-ymmtsticker-autoblog
get-vymmtautoblog-forumData api-cwa/error_vin api-cwa/coupon_validation api-cwa/payment-update decode
api-cwa/logs get-makes get-models api-cwa/cwa_register api-cwa/cwa_sticker_registration
api-cwa/cancel-subscription api-cwa/consent-log api-cwa/decode api-cwa/get-autoblog-data
api_cwa/filter_report_lists api-cwa/offer_credit api_cwa/checksecurityauth api_cwa/view_pdf
`;

const served = new Set(
  catalogue.flatMap((endpoint) =>
    [endpoint.path, ...endpoint.aliases].flatMap((path) =>
      endpoint.methods.map((method) => `${method} ${path}`),
    ),
  ),
);

it.each(table.trim().split('\n'))('section 7 names the call %s', (call) => {
  expect(served).toContain(call);
});

it.each(paths.trim().split(/\s+/))('the endpoint catalogue of section 7 names the path %s', (path) => {
  expect(served.has(`GET ${path}`) || served.has(`POST ${path}`)).toBe(true);
});

it.each(Object.entries(configuredPaths))('the configured path %s is one of ours', (_key, path) => {
  expect(served.has(`GET ${path}`) || served.has(`POST ${path}`)).toBe(true);
});

it('no two calls share a method and a path', () => {
  const all = catalogue.flatMap((endpoint) =>
    [endpoint.path, ...endpoint.aliases].flatMap((path) => endpoint.methods.map((method) => method + path)),
  );
  expect(new Set(all).size).toBe(all.length);
});
