import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { modelYear, text, unsettled, vin } from './fields.ts';

const look = { access: 'anyone', gate: 'open', reply: unsettled } as const;

export const recallYears = endpoint({
  ...look,
  method: 'GET',
  path: 'api/recall-check/years',
  about: 'The model years that have recalls.',
  send: 'query',
  input: z.object({}),
});

export const recallsByVin = endpoint({
  ...look,
  method: 'GET',
  path: 'api/recall-check/vin',
  about: 'The recalls of a VIN, in their three states.',
  send: 'query',
  input: z.object({ vin: vin() }),
});

export const recallMakes = endpoint({
  ...look,
  method: 'GET',
  path: 'api/recall-check/makes',
  about: 'The makes with recalls in a year.',
  send: 'query',
  input: z.object({ year: modelYear() }),
});

export const recallModels = endpoint({
  ...look,
  method: 'GET',
  path: 'api/recall-check/models',
  about: 'The models of a make with recalls in a year.',
  send: 'query',
  input: z.object({ year: modelYear(), make: text(80) }),
});

export const recallCheck = endpoint({
  ...look,
  method: 'POST',
  path: 'api/recall-check',
  about: 'The recalls of a year, make and model.',
  send: 'json',
  input: z.object({ year: modelYear(), make: text(80), model: text(120) }),
});
