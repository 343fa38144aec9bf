import { describe, expect, test } from 'vitest';
import { hasRightCheckDigit } from './check-digit.ts';
import { listLikelyVins } from './likely-vins.ts';

const RIGHT = '1HGCM82633A004352';

describe('a VIN with a misread character', () => {
  test.each([
    ['1HGCM82633AOO4352', RIGHT],
    ['IHGCM82633A004352', RIGHT],
    ['1HGCM82633A0Q4352', RIGHT],
    ['1HGCMB2633A004352', RIGHT],
    ['1H6CM82633A004352', RIGHT],
    ['1HGCM8Z633A004352', RIGHT],
  ])('%s offers %s first', (vin, likely) => {
    expect(listLikelyVins(vin)[0]?.vin).toBe(likely);
  });

  test('is told which characters would change', () => {
    expect(listLikelyVins('1HGCMB2633A004352')[0]?.changes).toEqual([{ position: 6, from: 'B', to: '8' }]);
  });

  test('every offer has a right check digit and at most one changed character beside I, O and Q', () => {
    for (const { vin, changes } of listLikelyVins('1H6CM82633A0O4352')) {
      expect(hasRightCheckDigit(vin)).toBe(true);
      expect(changes.filter(({ from }) => !'IOQ'.includes(from)).length).toBeLessThanOrEqual(1);
    }
  });

  test('offers of known makers come first', () => {
    const [first] = listLikelyVins('1H6CM82633A004352', (wmi) => wmi === '1HG');
    expect(first?.vin).toBe(RIGHT);
  });
});

test.each([RIGHT, '', '1HGCM82633A00435', '1HGCM82633A0043521', '!HGCM82633A004352', '😀😀😀😀😀😀😀😀1'])(
  'nothing is offered for %j',
  (vin) => {
    expect(listLikelyVins(vin)).toEqual([]);
  },
);
