import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { email, flag, optionalText, optionalWhole, text, whole } from './fields.ts';

const read = (schema: z.ZodMiniType, value: unknown) => {
  const done = z.safeParse(schema, value);
  return done.success ? done.data : done.error.issues[0]?.message;
};

describe('form fields', () => {
  it.each([
    [text(), '  x ', 'x'],
    [text(), '   ', 'required'],
    [text(3), 'abcd', 'too-long'],
    [optionalText(), '', undefined],
    [optionalText(), undefined, undefined],
    [optionalText(), ' a ', 'a'],
    [email(), ' Ann@Example.COM ', 'ann@example.com'],
    [email(), 'ann', 'not-an-email'],
    [whole(1, 9), '7', 7],
    [whole(1, 9), '7.5', 'not-a-number'],
    [whole(1, 9), '12', 'too-large'],
    [optionalWhole(1, 9), '', undefined],
    [optionalWhole(1, 9), undefined, undefined],
    [flag(), 'yes', true],
    [flag(), '0', false],
    [flag(), undefined, false],
  ])('case %#', (schema, value, expected) => {
    expect(read(schema as z.ZodMiniType, value)).toEqual(expected);
  });

  it('lets an optional field be missing from a form', () => {
    const form = z.object({ name: optionalText(), doors: optionalWhole(1, 9), mail: flag() });
    expect(z.parse(form, {})).toEqual({ mail: false });
  });
});
