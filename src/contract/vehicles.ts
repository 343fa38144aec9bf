import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { modelYear, optionalModelYear, optionalText, text, unsettled, vin } from './fields.ts';

const look = {
  method: ['GET', 'POST'],
  access: 'anyone',
  gate: 'open',
  send: 'query',
  reply: unsettled,
} as const;

export const validateVin = endpoint({
  method: 'POST',
  path: 'api-cwa/vin-validate',
  about: 'Says whether a VIN can be used for a report or a sticker, and what is wrong with it.',
  access: 'anyone',
  gate: 'open',
  send: 'form',
  input: z.object({ vin: vin(), type: z._default(z.string(), 'report') }),
  reply: unsettled,
});

export const decodeVin = endpoint({
  ...look,
  path: 'api-cwa/decode',
  aliases: ['decode'],
  about: 'Decodes a VIN.',
  input: z.object({ vin: vin(), year: optionalModelYear() }),
});

export const classicMapping = endpoint({
  ...look,
  path: 'api-cwa/classicmapping',
  about: 'The vehicles that a classic VIN of 14 characters or fewer can stand for.',
  input: z.object({ vin: vin() }),
});

export const classicDecode = endpoint({
  ...look,
  path: 'api/classic/decode',
  about: 'Every reading of a classic VIN, position by position.',
  input: z.object({ vin: vin(), email: optionalText(254) }),
});

const vehicleType = { vehicle_type: optionalText(40) };

export const stickerYears = endpoint({
  ...look,
  path: 'api-cwa/get-stickeryear',
  aliases: ['get-stickeryear'],
  about: 'The model years of the picker.',
  input: z.object({}),
});

export const stickerMakes = endpoint({
  ...look,
  path: 'api-cwa/get-stickermakes',
  aliases: ['get-stickermakes'],
  about: 'The makes of a model year.',
  input: z.object({ year: modelYear(), ...vehicleType }),
});

export const stickerModels = endpoint({
  ...look,
  path: 'api-cwa/get-stickermodels',
  aliases: ['get-stickermodels'],
  about: 'The models of a make in a year.',
  input: z.object({ year: modelYear(), make: text(80), ...vehicleType }),
});

export const stickerTrims = endpoint({
  ...look,
  path: 'api-cwa/get-stickertrims',
  aliases: ['get-stickertrims'],
  about: 'The trims of a model, where they are known.',
  input: z.object({ year: modelYear(), make: text(80), model: text(120) }),
});

export const makes = endpoint({
  ...look,
  path: 'api-cwa/get-makes',
  aliases: ['get-makes'],
  about: 'All makes, or those of a year.',
  input: z.object({ year: optionalModelYear(), ...vehicleType }),
});

export const models = endpoint({
  ...look,
  path: 'api-cwa/get-models',
  aliases: ['get-models'],
  about: 'The models of a make, or those of a year.',
  input: z.object({ year: optionalModelYear(), make: text(80), ...vehicleType }),
});
