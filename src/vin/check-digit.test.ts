import { describe, expect, test } from 'vitest';
import { computeCheckDigit, hasRightCheckDigit } from './check-digit.ts';

describe('the check digit', () => {
  test.each([
    ['1HGCM82633A004352', '3'],
    ['19UUA56633A055128', '3'],
    ['1M8GDM9AXKP042788', 'X'],
    ['11111111111111111', '1'],
    ['WVWJF7CD8TW190545', '8'],
  ])('of %s is %s', (vin, digit) => {
    expect(computeCheckDigit(vin)).toBe(digit);
    expect(hasRightCheckDigit(vin)).toBe(true);
  });

  test("a provider's demo VIN fails it, as its own paper admits", () => {
    expect(computeCheckDigit('1VXBR12EXCP901214')).toBe('6');
    expect(hasRightCheckDigit('1VXBR12EXCP901214')).toBe(false);
  });

  test.each(['', '1HGCM82633A00435', '1HGCM82633A00435O', '1HGCM82633A00435é', '1HGCM82633A0043522'])(
    'there is none for %j',
    (text) => {
      expect(computeCheckDigit(text)).toBeNull();
      expect(hasRightCheckDigit(text)).toBe(false);
    },
  );
});
