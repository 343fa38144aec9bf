import { describe, expect, test } from 'vitest';
import { readMakesByWmi } from './makes-by-wmi.ts';
import { POPULAR_WMIS } from './popular-wmis.ts';
import { readVinField } from './read-vin-field.ts';

const makes = readMakesByWmi(POPULAR_WMIS);
const nowMs = Date.UTC(2026, 10, 15);
const read = (text: string) => readVinField(text, { makes, nowMs });
const codes = (text: string) => read(text).problems.map(({ code }) => code);

describe('the VIN field', () => {
  test('shows make, country and year of a right VIN and finds nothing wrong', () => {
    expect(read('1hgcm82633a004352')).toMatchObject({
      vin: '1HGCM82633A004352',
      kind: 'standard',
      problems: [],
      make: 'HONDA',
      region: 'North America',
      country: 'United States',
      modelYears: [2003],
      likelyVins: [],
      isEuropeOffered: false,
    });
  });

  test('shows make and country after three characters', () => {
    expect(read('5yj')).toMatchObject({
      kind: 'classic',
      problems: [],
      make: 'TESLA',
      country: 'United States',
    });
  });

  test('says how many characters are missing or too many', () => {
    expect(read('1HGCM82633A00435').problems).toEqual([
      { code: 'too-short', positions: [], message: 'Wrong VIN: 1 character missing.' },
    ]);
    expect(read('1HGCM82633A0043').problems[0]?.message).toBe('Wrong VIN: 2 characters missing.');
    expect(read('1HGCM82633A00435234').problems).toEqual([
      { code: 'too-long', positions: [18, 19], message: 'Wrong VIN: 2 characters too many.' },
    ]);
  });

  test('up to fourteen characters are a classic look-up, not a mistake', () => {
    expect(read('1N19G9J100001')).toMatchObject({ kind: 'classic', problems: [] });
    expect(read('12345678901234').kind).toBe('classic');
    expect(read('').kind).toBe('empty');
  });

  test('marks I, O and Q where they stand and offers what was meant', () => {
    const { problems, likelyVins } = read('1HGCM82633AOO4352');
    expect(problems).toMatchObject([{ code: 'forbidden-letter', positions: [12, 13] }]);
    expect(likelyVins[0]?.vin).toBe('1HGCM82633A004352');
  });

  test('a wrong check digit of a European region is also offered as European', () => {
    expect(read('WF0AXXWPMA1A12345')).toMatchObject({
      isEuropeOffered: true,
      problems: [{ code: 'wrong-check-digit', positions: [9] }],
    });
  });

  test('once a person says it is European, the check digit and year code count for nothing', () => {
    const reading = readVinField('WF0AXXWPMA0A12345', { isEurope: true });
    expect(reading).toMatchObject({ problems: [], likelyVins: [], isEuropeOffered: false });
  });

  test('a number that no vehicle carries is refused although its check digit is right', () => {
    expect(codes('11111111111111111')).toEqual(['not-plausible']);
  });

  test('a tenth character that is no year is marked', () => {
    expect(read('1HGCM826X0A004352').problems).toContainEqual(
      expect.objectContaining({ code: 'wrong-year-code', positions: [10] }),
    );
  });
});
