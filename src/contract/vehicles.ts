import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { modelYear, optionalModelYear, optionalText, success, text, vin } from './fields.ts';

const look = { method: ['GET', 'POST'], access: 'anyone', gate: 'open', send: 'query' } as const;

/** What is wrong with a VIN, and where; `message` is in the site's language. */
const VinProblem = z.object({ code: z.string(), positions: z.array(z.number()), message: z.string() });

const LikelyVin = z.object({
  vin: z.string(),
  changes: z.array(z.object({ position: z.number(), from: z.string(), to: z.string() })),
});

export const validateVin = endpoint({
  method: 'POST',
  path: 'api-cwa/vin-validate',
  about: 'Says whether a VIN can be used for a report or a sticker, and what is wrong with it.',
  access: 'anyone',
  gate: 'open',
  send: 'form',
  input: z.object({
    vin: vin(),
    type: z._default(z.enum(['report', 'sticker'], 'invalid'), 'report'),
    europe: optionalText(10),
  }),
  reply: z.object({
    status: z.enum(['success', 'error']),
    /** 'Wrong VIN' where the status is error. */
    message: z.optional(z.string()),
    detail: z.optional(z.string()),
    vin: z.string(),
    type: z.string(),
    /** How it will be looked up: 14 characters or fewer are classic. */
    kind: z.enum(['empty', 'classic', 'standard', 'wrong-length']),
    problems: z.array(VinProblem),
    likely_vins: z.array(LikelyVin),
    /** A VIN of Europe's regions that fails the US rules may be looked up as European. */
    europe_offered: z.boolean(),
    make: z.nullable(z.string()),
    region: z.nullable(z.string()),
    country: z.nullable(z.string()),
    model_years: z.array(z.number()),
  }),
});

const Vehicle = z.object({
  vin: z.string(),
  year: z.nullable(z.number()),
  make: z.nullable(z.string()),
  model: z.nullable(z.string()),
  series: z.nullable(z.string()),
  trim: z.nullable(z.string()),
  vehicle_type: z.nullable(z.string()),
  isEurope: z.boolean(),
  isMotorcycle: z.boolean(),
  /** As a heading shows it. */
  name: z.string(),
});

export const decodeVin = endpoint({
  ...look,
  path: 'api-cwa/decode',
  aliases: ['decode'],
  about: 'Decodes a VIN of 17 characters; vPIC names its values.',
  input: z.object({ vin: vin(), year: optionalModelYear() }),
  reply: z.object({
    status: z.enum(['success', 'no_prev_data', 'error']),
    message: z.optional(z.string()),
    detail: z.optional(z.string()),
    vin: z.string(),
    valid: z.boolean(),
    errors: z.array(z.object({ code: z.number(), text: z.string() })),
    suggested_vin: z.string(),
    vehicle: z.nullable(Vehicle),
    specs: z.array(z.object({ label: z.string(), value: z.string() })),
    /** By vPIC variable name. */
    elements: z.record(z.string(), z.string()),
    /** The same under the keys of vPIC's DecodeVinValues. */
    values: z.record(z.string(), z.string()),
    /** Where each element comes from, and since when. */
    sources: z.record(z.string(), z.object({ from: z.string(), at: z.optional(z.string()) })),
    /** The pattern that decided each element of the offline data. */
    patterns: z.array(
      z.object({ element: z.string(), value: z.string(), source: z.string(), keys: z.optional(z.string()) }),
    ),
    /** Whether the public vPIC service was asked for what the offline data lacks. */
    service: z.enum(['not-asked', 'answered', 'cached', 'unavailable', 'contradicts']),
  }),
  limits: { rates: [{ per: 'address', count: 600, seconds: 600 }] },
});

export const classicMapping = endpoint({
  ...look,
  path: 'api-cwa/classicmapping',
  about: 'The vehicles that a classic VIN of 14 characters or fewer can stand for.',
  input: z.object({ vin: vin() }),
  reply: z.object({
    status: z.enum(['success', 'error']),
    /** 'Wrong VIN' where nothing is found. */
    message: z.optional(z.string()),
    data: z.array(
      z.object({
        year: z.number(),
        make: z.string(),
        model: z.string(),
        series: z.string(),
        model_id: z.string(),
      }),
    ),
  }),
});

export const classicDecode = endpoint({
  ...look,
  path: 'api/classic/decode',
  about: 'Every reading of a classic VIN, position by position, with its source.',
  input: z.object({
    vin: vin(),
    email: optionalText(254),
    year: optionalModelYear(),
    make: optionalText(80),
  }),
  reply: z.object({
    status: z.enum(['success', 'error']),
    message: z.optional(z.string()),
    data: z.object({
      vin: z.string(),
      found: z.boolean(),
      /** A bare serial number: it means something only together with make and year. */
      plain_serial: z.boolean(),
      ambiguous: z.array(z.object({ field: z.string(), alternatives: z.readonly(z.array(z.string())) })),
      readings: z.array(
        z.object({
          format: z.string(),
          make: z.string(),
          year: z.nullable(z.number()),
          years: z.readonly(z.tuple([z.number(), z.number()])),
          model: z.nullable(z.string()),
          series: z.nullable(z.string()),
          body: z.nullable(z.string()),
          plant: z.nullable(z.string()),
          engine: z.nullable(z.string()),
          sequence: z.string(),
          extras: z.record(z.string(), z.string()),
          certainty: z.string(),
          source: z.string(),
          model_id: z.nullable(z.string()),
        }),
      ),
    }),
  }),
});

const vehicleType = { vehicle_type: optionalText(40) };
const Makes = z.object({ status: success, data: z.array(z.object({ id: z.string(), name: z.string() })) });
const Names = z.object({ status: success, data: z.array(z.string()) });

export const stickerYears = endpoint({
  ...look,
  path: 'api-cwa/get-stickeryear',
  aliases: ['get-stickeryear'],
  about: 'The model years of the picker, newest first.',
  input: z.object({}),
  reply: z.object({ status: success, data: z.array(z.number()) }),
});

export const stickerMakes = endpoint({
  ...look,
  path: 'api-cwa/get-stickermakes',
  aliases: ['get-stickermakes'],
  about: 'The makes of a model year, popular ones first.',
  input: z.object({ year: modelYear(), ...vehicleType }),
  reply: Makes,
});

export const stickerModels = endpoint({
  ...look,
  path: 'api-cwa/get-stickermodels',
  aliases: ['get-stickermodels'],
  about: 'The models of a make in a year.',
  input: z.object({ year: modelYear(), make: text(80), ...vehicleType }),
  reply: Names,
});

export const stickerTrims = endpoint({
  ...look,
  path: 'api-cwa/get-stickertrims',
  aliases: ['get-stickertrims'],
  about: 'The trims of a model, where they are known.',
  input: z.object({ year: modelYear(), make: text(80), model: text(120) }),
  reply: z.object({
    status: success,
    data: z.array(z.object({ name: z.string(), kind: z.string() })),
  }),
});

export const makes = endpoint({
  ...look,
  path: 'api-cwa/get-makes',
  aliases: ['get-makes'],
  about: 'All makes, or those of a year.',
  input: z.object({ year: optionalModelYear(), ...vehicleType }),
  reply: Makes,
});

export const models = endpoint({
  ...look,
  path: 'api-cwa/get-models',
  aliases: ['get-models'],
  about: 'The models of a make, or those of a year.',
  input: z.object({ year: optionalModelYear(), make: text(80), ...vehicleType }),
  reply: Names,
});
