import * as z from 'zod/mini';

/** Text that must be there. Forms send '' for an empty field, so '' counts as missing. */
export const text = (maxLength = 200) =>
  z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(maxLength, 'too-long'));

/** Text that may be missing or empty; empty arrives as undefined. */
export const optionalText = (maxLength = 200) =>
  z.pipe(
    z.optional(z.string().check(z.trim(), z.maxLength(maxLength, 'too-long'))),
    z.transform((value) => value || undefined),
  );

export const email = () =>
  z
    .string()
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, 'required'),
      z.maxLength(254, 'too-long'),
      z.email('not-an-email'),
    );

/** At least eight characters, as NIST SP 800-63B asks; never trimmed. */
export const newPassword = () =>
  z
    .string()
    .check(z.minLength(1, 'required'), z.minLength(8, 'password-too-short'), z.maxLength(200, 'too-long'));

export const password = () => z.string().check(z.minLength(1, 'required'), z.maxLength(200, 'too-long'));

/** A whole number that may come as text, as forms send it. */
export const whole = (min: number, max: number) =>
  z.coerce
    .number('not-a-number')
    .check(z.int('not-a-number'), z.minimum(min, 'too-small'), z.maximum(max, 'too-large'));

export const optionalWhole = (min: number, max: number) =>
  z.pipe(
    z.transform((value: unknown): unknown => (value === '' || value === null ? undefined : value)),
    z.optional(whole(min, max)),
  );

/** 'yes'/'no', '1'/'0', true/false: whatever the browser of the specification sends. */
export const flag = () =>
  z.pipe(
    z.transform((value: unknown) => {
      if (typeof value === 'string') return ['1', 'true', 'yes', 'on'].includes(value.toLowerCase());
      return value === true || value === 1;
    }),
    z.boolean(),
  );

/** A change to a stored text: undefined leaves it, empty or null clears it to null. */
export const changedText = (maxLength = 200) =>
  z.pipe(
    z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(maxLength, 'too-long')))),
    z.transform((value) => (value === undefined ? undefined : value || null)),
  );

/** The same for a whole number. */
export const changedWhole = (min: number, max: number) =>
  z.pipe(
    z.transform((value: unknown): unknown => (value === '' ? null : value)),
    z.optional(z.nullable(whole(min, max))),
  );

export const modelYear = () => whole(1885, 2100);
export const optionalModelYear = () => optionalWhole(1885, 2100);

/** Anything a person may type where a VIN belongs; the VIN engine says what is wrong with it. */
export const vin = () => text(40);

export const success = z.literal('success');

/** The reply of a call whose feature is not built yet; the feature replaces it with the real shape. */
export const unsettled = z.looseObject({ status: z.string() });
