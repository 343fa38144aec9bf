import * as z from 'zod/mini';
import { creditFieldShape } from './credits.ts';
import { endpoint } from './endpoint.ts';
import { optionalModelYear, optionalText, optionalWhole, success, text, unsettled, vin } from './fields.ts';

const mileage = () => optionalWhole(0, 9_999_999);

const ymm = { year: optionalModelYear(), make: optionalText(80), model: optionalText(120) };

const specFields = {
  email: optionalText(254),
  vin: vin(),
  ...ymm,
  transmission: optionalText(),
  engine: optionalText(),
  drive: optionalText(),
  doors: optionalText(20),
  series: optionalText(),
  vehicle_type: optionalText(),
  fuel: optionalText(),
  mileage: mileage(),
};

const generation = { access: 'customer', gate: 'pass', limits: { timeoutMs: 240_000 } } as const;

export const generateReport = endpoint({
  ...generation,
  method: 'POST',
  path: 'api-cwa/generate-report',
  about: 'Makes a vehicle history report for a VIN.',
  send: 'form',
  input: z.object({ vin: vin(), mileage: mileage(), report_type: z._default(z.string(), 'US') }),
  reply: unsettled,
});

export const generateBasicReport = endpoint({
  ...generation,
  method: 'POST',
  path: 'api-cwa/generate_uvc_report',
  about: 'Makes a basic report under the unlimited VIN check.',
  send: 'form',
  input: generateReport.input,
  reply: unsettled,
});

export const generateEuropeReport = endpoint({
  ...generation,
  method: 'POST',
  path: 'api-cwa/generate_report',
  about: 'Makes a report for a European vehicle.',
  send: 'form',
  input: z.object({
    ...ymm,
    trim: optionalText(120),
    vin: vin(),
    report_type: z._default(z.string(), 'Europe'),
  }),
  reply: unsettled,
});

export const generateReportWithSpec = endpoint({
  ...generation,
  method: 'POST',
  path: 'api-cwa/generate-report-with-spec',
  about: 'Makes a report for a vehicle whose specification the caller gives.',
  send: 'form',
  input: z.object(specFields),
  reply: unsettled,
});

export const generateAntiqueReport = endpoint({
  ...generation,
  method: 'POST',
  path: 'api/classic/antique',
  about: 'The fall-back of generate-report-with-spec.',
  send: 'json',
  input: z.object(specFields),
  reply: unsettled,
});

export const generateClassicReport = endpoint({
  ...generation,
  method: 'POST',
  path: 'api-cwa/generate_classic_report',
  about: 'Makes a report for a classic vehicle.',
  send: 'form',
  input: z.object({
    vin: vin(),
    check_vname: z.optional(z.enum(['yes', 'no'], 'invalid')),
    ...ymm,
    series: optionalText(),
    mileage: mileage(),
  }),
  reply: unsettled,
});

export const firefly = endpoint({
  ...generation,
  method: 'POST',
  path: 'api/firefly',
  aliases: ['api-cwa/firefly'],
  about: 'Starts a report in the background and answers at once.',
  send: 'json',
  input: z.object({ vin: vin(), mileage: mileage(), uri: optionalText(255) }),
  reply: unsettled,
});

export const offerCredit = endpoint({
  method: 'POST',
  path: 'api-cwa/offer_credit',
  about: 'Gives back the credit of a failed and charged generation, once.',
  access: 'customer',
  gate: 'pass',
  send: 'form',
  input: z.object({
    vin: optionalText(40),
    source: z.enum(['cwa_report', 'cwa_sticker'], 'invalid'),
    search_type: z.enum(['vin', 'ymmt'], 'invalid'),
    error_msg: optionalText(1000),
    credit_type: z.enum(['report', 'sticker'], 'invalid'),
  }),
  /** `offered`: how many were given back by this very call, 1 or 0. */
  reply: z.object({ status: success, offered: z.number(), ...creditFieldShape }),
});

export const reportLists = endpoint({
  method: ['GET', 'POST'],
  path: 'api-cwa/report-lists',
  about: 'The documents of the signed-in person.',
  access: 'customer',
  gate: 'pass',
  send: 'query',
  input: z.object({ page: optionalWhole(1, 100_000), search: optionalText() }),
  reply: unsettled,
});

export const filterReportLists = endpoint({
  method: ['GET', 'POST'],
  path: 'api_cwa/filter_report_lists',
  about: 'The documents of one VIN, taken from a PDF file name.',
  access: 'customer',
  gate: 'pass',
  send: 'query',
  input: z.object({ vin: text(120) }),
  reply: unsettled,
});

export const viewPdf = endpoint({
  method: 'GET',
  path: 'api_cwa/view_pdf',
  about: 'A document as PDF.',
  access: 'customer',
  gate: 'pass',
  send: 'query',
  input: z.object({ id: optionalText(80), vin: optionalText(40) }),
  reply: unsettled,
});

export const totalOrders = endpoint({
  method: ['POST', 'GET'],
  path: 'api-cwa/total-orders',
  about: 'What the signed-in person has ordered in total.',
  access: 'customer',
  gate: 'pass',
  send: 'form',
  input: z.object({}),
  reply: unsettled,
});

export const searchPage = endpoint({
  method: ['GET', 'POST'],
  path: 'api-cwa/search-page',
  about: 'Everything the report search screen needs, in one call.',
  access: 'customer',
  gate: 'pass',
  send: 'query',
  input: z.object({}),
  reply: unsettled,
});
