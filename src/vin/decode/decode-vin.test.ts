import { describe, expect, test } from 'vitest';
import { computeCheckDigit } from '#vin/check-digit.ts';
import { createDecoder } from './decode-vin.ts';
import { toFlatValues } from './flat-values.ts';
import { createSampleSource, type SamplePattern } from './sample-source.ts';

const nowMs = Date.UTC(2026, 10, 15);
const MODEL = (name: string): SamplePattern['value'] => [name, name, '10', 'SAMPLE'];

/** Puts the right check digit into a VIN that is otherwise as given. */
function withCheckDigit(vin: string): string {
  return vin.slice(0, 8) + computeCheckDigit(vin) + vin.slice(9);
}

function decodeSample(schemas: Record<number, SamplePattern[]>, vin: string, rest: Sample = {}) {
  const { wmi, year, ...more } = rest;
  const links = Object.keys(schemas).map((id): [number, number, null] => [Number(id), 1980, null]);
  const source = createSampleSource({ wmis: [{ wmi: '1SM', links, ...wmi }], schemas, ...more });
  return createDecoder(source)(vin, { nowMs, year });
}
type SourceInput = Parameters<typeof createSampleSource>[0];
type Sample = Partial<Omit<SourceInput, 'wmis' | 'schemas'>> & {
  wmi?: Partial<SourceInput['wmis'][number]>;
  year?: number;
};

const car = withCheckDigit('1SMAB1BC0FA123456');

describe('which pattern decides', () => {
  test('the newest schema year wins, then the latest edit, and never the more specific key', () => {
    const schemas = {
      1: [{ key: 'AB1BC', element: 38, value: 'specific', edited: 1 }],
      2: [{ key: '*', element: 38, value: 'edited later', edited: 9 }],
    };
    expect(decodeSample(schemas, car).elements.Trim).toBe('edited later');
    const newer = decodeSample(schemas, car, {
      wmi: {
        links: [
          [1, 2015, 2015],
          [2, 2010, null],
        ],
      },
    });
    expect(newer.elements.Trim).toBe('specific');
  });

  test('of two patterns edited at once the shorter key wins, then the alphabet, then the older pattern', () => {
    const short = {
      1: [
        { key: 'AB1', element: 38, value: 'long' },
        { key: '*B', element: 38, value: 'short' },
      ],
    };
    expect(decodeSample(short, car).elements.Trim).toBe('short');
    const alphabet = {
      1: [
        { key: '[BA]B', element: 38, value: 'BAB' },
        { key: '[AB]B', element: 38, value: 'ABB' },
      ],
    };
    expect(decodeSample(alphabet, car).elements.Trim).toBe('ABB');
  });

  test('each value names the pattern and schema behind it', () => {
    const { items } = decodeSample({ 7: [{ key: 'A[A-C]**C|FA', element: 31, value: 'SPRINGFIELD' }] }, car);
    expect(items.find(({ name }) => name === 'Plant City')).toMatchObject({
      value: 'SPRINGFIELD',
      source: 'Pattern',
      keys: 'A[A-C]**C|FA',
      schemaId: 7,
      patternId: 7000,
    });
  });

  test('free-text variables keep every value', () => {
    const patterns = ['one', 'two', 'one'].map((value) => ({ key: '*', element: 121, value }));
    expect(decodeSample({ 1: patterns }, car).elements['Other Restraint System Info']).toBe('one; two');
  });

  test('a formula key reads its value from the VIN', () => {
    const decoded = decodeSample({ 1: [{ key: '**#', element: 9, value: 'TBD' }] }, car);
    expect(decoded.elements['Engine Number of Cylinders']).toBe('1');
  });
});

describe('what follows from a pattern', () => {
  test('the make comes with the model, not with the maker', () => {
    const schemas = {
      1: [
        {
          key: 'A',
          element: 28,
          value: ['5', 'Coupe', '11', 'OTHER MAKE'] as [string, string, string, string],
        },
      ],
    };
    expect(decodeSample(schemas, car)).toMatchObject({
      makeId: '11',
      modelId: '5',
      elements: { Make: 'OTHER MAKE', Model: 'Coupe' },
    });
  });

  test('without a model the only make of the maker stands, and of several none', () => {
    const schemas = { 1: [{ key: 'A', element: 14, value: '4' }] };
    expect(decodeSample(schemas, car).elements.Make).toBe('SAMPLE');
    const several = {
      wmi: {
        makes: [
          ['1', 'ONE'],
          ['2', 'TWO'],
        ] as [string, string][],
      },
    };
    expect(decodeSample(schemas, car, several).elements.Make).toBeUndefined();
  });

  test('an engine model fills only what patterns leave out', () => {
    const decoded = decodeSample(
      {
        1: [
          { key: 'A', element: 18, value: 'Big Six ' },
          { key: 'A', element: 9, value: '6' },
        ],
      },
      car,
      {
        engines: {
          'big six': [
            [9, '8', '8', 0],
            [64, '2', 'V-Shaped', 0],
          ],
        },
      },
    );
    expect(decoded.elements).toMatchObject({
      'Engine Number of Cylinders': '6',
      'Engine Configuration': 'V-Shaped',
    });
  });

  test('displacement is converted as vPIC prints it', () => {
    const decoded = decodeSample({ 1: [{ key: 'A', element: 13, value: '3.5' }] }, car);
    expect(decoded.elements).toMatchObject({
      'Displacement (L)': '3.5',
      'Displacement (CC)': '3500.0',
      'Displacement (CI)': '213.58310433156',
    });
  });

  test('vehicle specifications apply only where every key attribute was decoded', () => {
    const spec = { schemaId: 3, patternId: 4, makeId: '10', vehicleTypeId: 2, years: [2015] };
    const rows: [number, string, string, number][] = [[15, '1', 'FWD/Front-Wheel Drive', 0]];
    const patterns = [
      { key: 'A', element: 28, value: MODEL('77') },
      { key: 'A', element: 38, value: 'EX' },
    ];
    const driveOf = (key: [number, string]) =>
      decodeSample({ 1: patterns }, car, { specs: { 77: [{ ...spec, keys: [key], rows }] } }).elements[
        'Drive Type'
      ];
    expect(driveOf([38, 'ex'])).toBe('FWD/Front-Wheel Drive');
    expect(driveOf([38, 'LX'])).toBeUndefined();
  });
});

describe('the model year', () => {
  const patterns = (name: string) => [{ key: '*', element: 28, value: MODEL(name) }];

  test('position 7 decides for cars: a digit before 2010, a letter since', () => {
    expect(decodeSample({ 1: patterns('A') }, withCheckDigit('1SMAB11C0FA123456')).modelYear).toBe(1985);
    expect(decodeSample({ 1: patterns('A') }, withCheckDigit('1SMAB1AC0FA123456')).modelYear).toBe(2015);
  });

  test('a maker without patterns for that cycle but with some for the other gets the other', () => {
    const wmi = { links: [[1, 1984, 1990]] as [number, number, number][] };
    expect(decodeSample({ 1: patterns('A') }, withCheckDigit('1SMAB1AC0FA123456'), { wmi }).modelYear).toBe(
      1985,
    );
  });

  test('a heavy truck is tried in both cycles, the richer one wins and the doubt is told', () => {
    const wmi = {
      vehicleTypeId: 3,
      vehicleType: 'TRUCK',
      links: [
        [1, 1980, 1990],
        [2, 2010, null],
      ] as [number, number, number | null][],
    };
    const schemas = { 1: [...patterns('Old'), { key: '*', element: 5, value: '60' }], 2: patterns('New') };
    const decoded = decodeSample(schemas, withCheckDigit('1SMAB1AC0FA123456'), { wmi });
    expect(decoded).toMatchObject({ modelYear: 1985, isYearCertain: false, elements: { Model: 'Old' } });
    expect(decoded.elements['Additional Error Text']).toContain(
      'Model Year decoded for this VIN may be incorrect',
    );
    const asked = decodeSample(schemas, withCheckDigit('1SMAB1AC0FA123456'), { wmi, year: 2015 });
    expect(asked).toMatchObject({ modelYear: 2015, errors: [], elements: { Model: 'New' } });
  });

  test('a year the VIN does not allow is decoded as asked and warned about', () => {
    const decoded = decodeSample({ 1: patterns('A') }, car, { year: 2001 });
    expect(decoded.modelYear).toBe(2001);
    expect(decoded.errors.map(({ code }) => code)).toEqual([12]);
  });
});

describe('what is wrong', () => {
  const schemas = { 1: [{ key: 'A', element: 28, value: MODEL('Coupe') }] };
  const codesOf = (vin: string, rest: Sample = {}) => decodeSample(schemas, vin, rest).elements['Error Code'];

  test.each([
    ['a clean VIN', car, '0', true],
    ['a wrong check digit', `${car.slice(0, 16)}7`, '1', false],
    ['a VIN cut short', car.slice(0, 11), '6', false],
    ['an unknown maker', withCheckDigit('9ZZAB1BC0FA123456'), '7', true],
    ['a vehicle without patterns', withCheckDigit('1SMZZ1BC0FA123456'), '8', true],
    ['a letter in the tail', withCheckDigit('1SMAB1BC0FA1234A6'), '1,400', false],
    ['a tenth character that is no year', withCheckDigit('1SMAB1BC00A123456'), '1,11,400', false],
  ])('%s', (_, vin, codes, valid) => {
    const decoded = decodeSample(schemas, vin);
    expect(decoded.elements['Error Code']).toBe(codes);
    expect(decoded.valid).toBe(valid);
  });

  test('illegal characters are marked in the suggested VIN', () => {
    const decoded = decodeSample(schemas, '1SMAB1BCDFA12345I');
    expect(decoded.suggestedVin).toBe('1SMAB1BC!FA12345!');
    expect(decoded.elements['Additional Error Text']).toBe('Invalid character(s): 9:D, 17:I.');
  });

  test('a check digit that the maker got wrong is excused by name', () => {
    expect(codesOf(`${car.slice(0, 16)}7`, { checkDigitExceptions: [`${car.slice(0, 16)}7`] })).toBe('0');
  });

  test('an off-road vehicle is told to be one', () => {
    const offRoad = {
      1: [...schemas[1], { key: 'A', element: 5, value: ['84', 'Dirt Bike'] as [string, string] }],
    };
    expect(decodeSample(offRoad, car).elements['Error Code']).toBe('0,10');
  });

  test('a VIN that is too long is read by its first 17 characters and called wrong', () => {
    const decoded = decodeSample(schemas, `${car}99`);
    expect(decoded).toMatchObject({ valid: false, vin: `${car}99`, elements: { Model: 'Coupe' } });
    expect(decoded.errors).toMatchObject([{ code: 900 }]);
  });

  test('1111…1 is refused although its check digit is right', () => {
    expect(decodeSample(schemas, '1'.repeat(17))).toMatchObject({ valid: false });
  });
});

test('the flat view has every key as a string', () => {
  const flat = toFlatValues(decodeSample({ 1: [{ key: 'A', element: 28, value: MODEL('5') }] }, car));
  expect(flat).toMatchObject({
    VIN: car,
    Model: '5',
    ModelID: '5',
    MakeID: '10',
    ModelYear: '2015',
    TPMS: '',
    ErrorCode: '0',
  });
  expect(Object.values(flat).every((value) => typeof value === 'string')).toBe(true);
});
