import { describe, expect, it } from 'vitest';
import { findFieldProblem } from './check-fields.ts';

describe('checking a form before it is sent', () => {
  it.each([
    [{ valid: true }, undefined],
    [{ valid: false, valueMissing: true }, 'required'],
    [{ valid: false, typeMismatch: true }, 'not-an-email'],
    [{ valid: false, tooShort: true }, 'password-too-short'],
    [{ valid: false, tooLong: true }, 'too-long'],
    [{ valid: false, badInput: true }, 'not-a-number'],
    [{ valid: false, stepMismatch: true }, 'not-a-number'],
    [{ valid: false, rangeUnderflow: true }, 'too-small'],
    [{ valid: false, rangeOverflow: true }, 'too-large'],
    [{ valid: false, patternMismatch: true }, 'invalid'],
  ])('%o means %s', (validity, expected) => {
    expect(findFieldProblem(validity)).toBe(expected);
  });
});
