import { describe, expect, test } from 'vitest';
import {
  autoblogMake,
  buildsheetColor,
  isClassicLookup,
  readColors,
  readStyle,
  type StickerChoice,
  showPackagePrice,
  writeConfirmation,
} from './sticker-rules.ts';

const choice: StickerChoice = {
  vin: '1HGCM 82633A 004352',
  year: 2003,
  make: 'Honda',
  model: 'Accord',
  style: 'Sedan 4D & more',
  trim: 'EX',
  mode: 'auto',
};

test.each([
  ['$0', 'Included'],
  ['INC', 'Included'],
  ['$1,200', '$1,200'],
  ['$0.50', '$0.50'],
  ['', ''],
])('a package price of %s is shown as %s', (price, shown) => {
  expect(showPackagePrice(price)).toBe(shown);
});

test.each([
  [1998, undefined, 'yes'],
  [1999, undefined, 'no'],
  [1969, 'no', 'no'],
  [2020, 'yes', 'yes'],
] as const)('the build sheet of %s, asked for as %s, has colour: %s', (year, given, expected) => {
  expect(buildsheetColor(year, given)).toBe(expected);
});

test.each([
  ['Mercedes-Benz', 'Mercedes_Benz'],
  ['Land Rover', 'Land_Rover'],
  ['Rolls-Royce Motor Cars', 'Rolls_Royce_Motor Cars'],
  ['A-B-C', 'A_B-C'],
  ['Honda', 'Honda'],
])('autoblog knows %s as %s', (make, expected) => {
  expect(autoblogMake(make)).toBe(expected);
});

test.each([
  ['124379N500001', true],
  ['11304410012345', true],
  ['113 044-10-012345', true],
  ['113044100123456', false],
  ['1HGCM82633A004352', false],
  ['', false],
])('%s is a classic look-up: %s', (vin, expected) => {
  expect(isClassicLookup(vin)).toBe(expected);
});

describe('the sticker confirmation', () => {
  test('writes dashes for spaces in the VIN and capitals for make and model', () => {
    expect(writeConfirmation(choice)).toEqual({
      vin: '1HGCM-82633A-004352',
      year: '2003',
      make: 'HONDA',
      model: 'ACCORD',
      style: 'Sedan%204D%20%26%20more',
      trim: 'EX',
      colors: ' ',
      regenerate: '0',
      buildsheet_color: 'no',
    });
  });

  test('sends the style plain in manual mode and encoded in auto mode; both are read back', () => {
    const manual = writeConfirmation({ ...choice, mode: 'manual' }).style;
    expect(manual).toBe(choice.style);
    expect(readStyle(manual)).toBe(choice.style);
    expect(readStyle(writeConfirmation(choice).style)).toBe(choice.style);
    expect(readStyle('100% electric')).toBe('100% electric');
    expect(writeConfirmation({ ...choice, style: '\ud800' }).style).toBe('%EF%BF%BD');
  });

  test.each([
    [
      { exteriorColor: 'Red', interiorColor: 'Tan' },
      { exterior: 'Red', interior: 'Tan' },
    ],
    [{ exteriorColor: 'Red', interiorColor: ' ' }, { exterior: 'Red' }],
    [{ interiorColor: 'Tan' }, { interior: 'Tan' }],
    [{ exteriorColor: '', interiorColor: '  ' }, {}],
    [{}, {}],
  ])('sends only the colours given: %j', (colors, expected) => {
    const sent = writeConfirmation({ ...choice, ...colors }).colors;
    expect(readColors(sent)).toEqual(expected);
    if (Object.keys(expected).length === 0) expect(sent).toBe(' ');
  });

  test.each([
    ['auto', false, ['A']],
    ['auto', true, ['C']],
    ['manual', false, ['C']],
    ['manual', true, ['C']],
  ] as const)('in %s mode, regenerating %s, sends packages %j', (mode, isRegenerating, expected) => {
    const sent = writeConfirmation({
      ...choice,
      mode,
      isRegenerating,
      automaticPackages: ['A'],
      chosenPackages: ['C'],
    });
    expect(sent.packages).toBe(JSON.stringify(expected));
    expect(sent.regenerate).toBe(isRegenerating ? '1' : '0');
  });

  test('leaves packages out where there are none', () => {
    expect(writeConfirmation({ ...choice, automaticPackages: [] })).not.toHaveProperty('packages');
    expect(writeConfirmation({ ...choice, mode: 'manual', automaticPackages: ['A'] })).not.toHaveProperty(
      'packages',
    );
  });
});
