import { describe, expect, test } from 'vitest';
import { listModelYears, readYearCode } from './model-year.ts';

const NOW = Date.UTC(2026, 10, 15);

describe('the model year', () => {
  test.each([
    ['A', 2010],
    ['H', 2017],
    ['J', 2018],
    ['P', 2023],
    ['R', 2024],
    ['T', 2026],
    ['V', 2027],
    ['Y', 2030],
    ['1', 2031],
    ['9', 2039],
  ])('code %s is %i in the second cycle', (code, year) => {
    expect(readYearCode(code)).toBe(year);
  });

  test.each(['I', 'O', 'Q', 'U', 'Z', '0', '', '*', 'AB'])('code %j stands for no year', (code) => {
    expect(readYearCode(code)).toBeNull();
  });

  test('a digit in position 7 puts the first cycle first, a letter the second', () => {
    expect(listModelYears('1HGCM8263AA004352', NOW)).toEqual([1980, 2010]);
    expect(listModelYears('1HGCM8B63AA004352', NOW)).toEqual([2010, 1980]);
  });

  test('a year more than two years ahead is not offered', () => {
    expect(listModelYears('1HGCM82633A004352', NOW)).toEqual([2003]);
    expect(listModelYears('1HGCM8B63WA004352', NOW)).toEqual([2028, 1998]);
    expect(listModelYears('1HGCM8B63XA004352', NOW)).toEqual([1999]);
  });
});
