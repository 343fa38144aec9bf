import { expect, test } from 'vitest';
import { normalizeVin } from './normalize-vin.ts';

test.each([
  [' 1hg cm8-2633a 004352\n', '1HGCM82633A004352'],
  ['1HGCM826–33A—004352', '1HGCM82633A004352'],
  ['\u200b1HGCM82633A004352\ufeff', '1HGCM82633A004352'],
  ['', ''],
])('%j reads %s', (text, vin) => {
  expect(normalizeVin(text)).toEqual({ vin, forbidden: [], strange: [] });
});

test('I, O and Q are told with their positions and left as they are', () => {
  expect(normalizeVin('ihgcm82633a0o435q')).toEqual({
    vin: 'IHGCM82633A0O435Q',
    forbidden: [
      { position: 1, character: 'I' },
      { position: 13, character: 'O' },
      { position: 17, character: 'Q' },
    ],
    strange: [],
  });
});

test('characters of other scripts are told as strange', () => {
  expect(normalizeVin('1HГCM.').strange).toEqual([
    { position: 3, character: 'Г' },
    { position: 6, character: '.' },
  ]);
});
