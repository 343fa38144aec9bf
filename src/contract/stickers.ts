import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { modelYear, optionalModelYear, optionalText, text, unsettled, vin } from './fields.ts';

const sticker = {
  method: 'POST',
  access: 'customer',
  gate: 'pass',
  send: 'form',
  limits: { timeoutMs: 240_000 },
} as const;

const ymmt = {
  year: optionalModelYear(),
  make: optionalText(80),
  model: optionalText(120),
  trim: optionalText(120),
};

const vehicle = z.object({ vin: optionalText(40), ...ymmt });

export const generateSticker = endpoint({
  ...sticker,
  path: 'api-cwa/generate-sticker',
  about: 'Makes a window sticker for a VIN.',
  input: z.object({ vin: vin(), europe: optionalText(10), gen: optionalText(20) }),
  reply: unsettled,
});

export const generateEuropeSticker = endpoint({
  ...sticker,
  path: 'api-cwa/generate_sticker',
  about: 'Makes a window sticker for a European vehicle.',
  input: z.object({ ...ymmt, vin: vin(), europe: optionalText(10) }),
  reply: unsettled,
});

export const generateClassicSticker = endpoint({
  ...sticker,
  path: 'api-cwa/generate_classic_sticker',
  about: 'Makes a window sticker for a classic vehicle.',
  input: z.object({
    year: modelYear(),
    make: text(80),
    model: optionalText(120),
    series: optionalText(),
    vin: vin(),
    classictype: z._default(z.string(), 'manual'),
  }),
  reply: unsettled,
});

export const generateYmmtSticker = endpoint({
  ...sticker,
  path: 'api-cwa/generate-ymmtsticker',
  about: 'Makes a window sticker from year, make and model; the result is tagged mode ymmt.',
  input: z.object({ year: modelYear(), make: text(80), model: text(120) }),
  reply: unsettled,
});

const confirmation = z.object({
  vin: optionalText(40),
  year: modelYear(),
  make: text(80),
  model: text(120),
  style: optionalText(300),
  trim: optionalText(120),
  colors: z.optional(z.string()),
  packages: z.optional(z.string()),
  regenerate: optionalText(5),
  buildsheet_color: z.optional(z.enum(['yes', 'no'], 'invalid')),
});

export const confirmSticker = endpoint({
  ...sticker,
  path: 'api-cwa/confirm-sticker',
  about: 'Confirms the choices for a window sticker and makes it.',
  input: confirmation,
  reply: unsettled,
});

export const confirmYearRestrictedSticker = endpoint({
  ...sticker,
  path: 'api-cwa/confirm-year-restricted-sticker',
  about: 'The same for a vehicle of a year-restricted kind.',
  input: confirmation,
  reply: unsettled,
});

export const ymmtSticker = endpoint({
  ...sticker,
  path: 'api-cwa/get-ymmtsticker-autoblog',
  aliases: ['get-ymmtsticker-autoblog'],
  about: 'Sticker data by year, make, model and trim.',
  input: z.object(ymmt),
  reply: unsettled,
});

export const autoblogSticker = endpoint({
  ...sticker,
  path: 'api-cwa/get-autoblog-data',
  about: 'Build data of one style; good only when its data status is success.',
  input: z.object({
    year: modelYear(),
    make: text(80),
    model: text(120),
    style: optionalText(300),
  }),
  reply: unsettled,
});

export const forumSticker = endpoint({
  ...sticker,
  path: 'api-cwa/get-vymmtautoblog-forumData',
  aliases: ['get-vymmtautoblog-forumData'],
  about: 'Colours, packages and trims known for the vehicle, each with its source.',
  input: vehicle,
  reply: unsettled,
});

export const autoloadingSticker = endpoint({
  ...sticker,
  path: 'api-cwa/autoloading-stickerdata',
  about: 'What the confirm screen shows before anything is chosen.',
  input: vehicle,
  reply: unsettled,
});

export const errorVin = endpoint({
  ...sticker,
  path: 'api-cwa/error_vin',
  about: 'The failure report of the sticker calls; feeds the failure list of the operator.',
  input: z.object({
    message: optionalText(1000),
    vehicle: optionalText(200),
    search_type: z.enum(['vin', 'ymmt'], 'invalid'),
    credit_type: z.enum(['sticker', 'report'], 'invalid'),
    source: optionalText(40),
  }),
  reply: unsettled,
});

export const stickerPage = endpoint({
  method: ['GET', 'POST'],
  path: 'api-cwa/sticker-page',
  about: 'Everything the sticker search screen needs, in one call.',
  access: 'customer',
  gate: 'pass',
  send: 'query',
  input: z.object({}),
  reply: unsettled,
});
