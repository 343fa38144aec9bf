import * as z from 'zod/mini';
import { endpoint, type InputOf } from '#contract/endpoint.ts';
import { email, flag, modelYear, optionalText, success, vin } from '#contract/fields.ts';

const input = z.object({
  vin: vin(),
  email: email(),
  year: modelYear(),
  make: optionalText(),
  model: optionalText(),
  regenerate: flag(),
});

const reply = z.object({
  status: success,
  vin: z.string(),
  year: z.number(),
  title: z.string(),
  isNew: z.boolean(),
});

const shared = {
  method: 'POST',
  about: 'Answers what it was sent; for measuring only.',
  access: 'anyone',
  gate: 'pass',
  input,
  reply,
} as const;

export const echoJson = endpoint({ ...shared, path: 'bench/json', send: 'json' });
export const echoForm = endpoint({ ...shared, path: 'bench/form', send: 'form' });

/** The work of both endpoints in both servers: no database, next to nothing. */
export function echo(asked: InputOf<typeof echoJson>): z.infer<typeof reply> {
  const { vin, year, make, model, regenerate } = asked;
  return { status: 'success', vin, year, title: `${year} ${make} ${model}`, isNew: !regenerate };
}

export const sentFields: Readonly<Record<string, string>> = {
  vin: '1HGCM82633A004352',
  email: 'Somebody@Example.com',
  year: '2003',
  make: 'Honda',
  model: 'Accord',
  regenerate: 'no',
};
