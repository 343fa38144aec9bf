import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classicFormats } from './classic-formats.ts';
import { type ClassicHints, decodeClassic } from './decode-classic.ts';

/** number → make, year, series, certainty of every reading, in order */
const cases: Readonly<Record<string, readonly (readonly [string, number | null, string | null, string])[]>> =
  {
    E53F001234: [['Chevrolet', 1953, 'Corvette', 'sure']],
    VE55S001234: [['Chevrolet', 1955, 'Corvette', 'sure']],
    J59S100234: [['Chevrolet', 1959, 'Corvette', 'sure']],
    J53F001234: [],
    VE56S001234: [],
    E58S100234: [],
    '21867S100123': [['Chevrolet', 1962, 'Impala V8', 'sure']],
    '41447J123456': [['Chevrolet', 1964, 'Impala SS V8', 'sure']],
    '00837S102345': [['Chevrolet', 1960, 'Corvette', 'sure']],
    '45837K123456': [['Chevrolet', 1964, 'Chevelle Malibu SS V8', 'likely']],
    '123377N100001': [['Chevrolet', 1967, 'Camaro 6-cylinder', 'sure']],
    '124379N500001': [['Chevrolet', 1969, 'Camaro V8', 'sure']],
    '138177A123456': [['Chevrolet', 1967, 'Chevelle SS 396', 'likely']],
    '156458F100025': [['Chevrolet', 1968, 'Bel Air V8', 'likely']],
    '138570L123456': [['Chevrolet', 1970, 'Monte Carlo', 'likely']],
    '228870N100001': [['Pontiac', 1970, 'Firebird Trans Am', 'sure']],
    '242370P123456': [['Pontiac', 1970, 'GTO', 'sure']],
    '394876M123456': [['Oldsmobile', 1966, 'Toronado', 'sure']],
    '399998M123456': [['Oldsmobile', 1968, null, 'partial']],
    '1N19G9J100001': [['Chevrolet', 1979, 'Caprice Classic', 'sure']],
    '2V87X3N100001': [['Pontiac', 1973, 'Firebird Trans Am', 'sure']],
    '2W87TAN100001': [['Pontiac', 1980, 'Firebird Trans Am', 'sure']],
    '4Z57RAE420046': [['Buick', 1980, 'Riviera', 'sure']],
    '1Z37K2S500001': [['Chevrolet', 1972, 'Corvette', 'sure']],
    '1Z37L9B400001': [['Chevrolet', 1979, 'Monte Carlo', 'likely']],
    '1Z87L8S400001': [['Chevrolet', 1978, 'Corvette', 'likely']],
    '0Y71J100001': [
      ['Ford', 1960, 'Thunderbird', 'sure'],
      ['Ford', 1970, null, 'partial'],
      ['Ford', 1980, null, 'partial'],
    ],
    '5F08U100005': [
      ['Ford', 1965, 'Mustang', 'sure'],
      ['Ford', 1975, null, 'partial'],
    ],
    '9R02Q123456': [
      ['Ford', 1969, 'Mustang', 'likely'],
      ['Ford', 1979, 'Mustang', 'likely'],
    ],
    '9F94H575103': [
      ['Mercury', 1969, 'Cougar XR-7', 'sure'],
      ['Mercury', 1979, null, 'partial'],
    ],
    '7F91C612345': [
      ['Mercury', 1967, 'Cougar', 'likely'],
      ['Ford Motor Company', 1977, null, 'partial'],
    ],
    '2K31F559368': [
      ['Mercury', 1972, 'Comet', 'sure'],
      ['Mercury', 1962, null, 'partial'],
    ],
    JS23R0B100001: [['Dodge', 1970, 'Challenger', 'sure']],
    RM23H8A123456: [['Plymouth', 1968, 'Belvedere or Satellite', 'sure']],
    XP29H8B123456: [['Dodge', 1968, 'Charger', 'sure']],
    XP29L8B123456: [
      ['Dodge', 1968, 'Charger', 'sure'],
      ['Dodge', 1978, 'Charger SE or Magnum XE', 'sure'],
    ],
    RS27H9B123456: [['Plymouth', 1969, 'Belvedere or Satellite', 'likely']],
    RS23J9B123456: [['Plymouth', 1969, 'Belvedere or Satellite', 'likely']],
    WL41G2D123456: [['Dodge', 1972, 'Charger or Coronet', 'sure']],
    A9C397X123456: [['AMC', 1969, 'AMX', 'likely']],
    A9S055A100001: [
      ['AMC', 1969, 'Rambler American', 'likely'],
      ['AMC', 1979, 'Concord', 'likely'],
    ],
    A0A060C100001: [
      ['AMC', 1970, 'Hornet', 'likely'],
      ['AMC', 1980, 'Concord', 'likely'],
    ],
    '115505826': [['Volkswagen', 1965, 'Beetle', 'sure']],
    '1102000001': [['Volkswagen', 1970, 'Beetle', 'sure']],
    '1182034030': [['Volkswagen', 1978, 'Beetle', 'sure']],
    '1191093704': [['Volkswagen', 1969, 'Beetle', 'sure']],
    '2212123456': [['Volkswagen', 1971, 'Transporter Microbus', 'sure']],
    '4702900123': [['Porsche', 1970, '914', 'likely']],
    '119100123': [
      ['Volkswagen', 1969, 'Beetle', 'sure'],
      ['Porsche', 1969, '911', 'sure'],
    ],
    '9112101234': [['Porsche', 1972, '911', 'sure']],
    '9118311100': [['Porsche', 1978, '911', 'sure']],
    '9289100870': [['Porsche', 1979, '928', 'sure']],
    '91A0130001': [['Porsche', 1980, '911 SC', 'sure']],
    '11304410012345': [['Mercedes-Benz', null, '280 SL', 'likely']],
  };

describe('a pre-1981 number', () => {
  test.each(Object.entries(cases))('%s is read as its maker wrote it', (vin, expected) => {
    const { readings } = decodeClassic(vin);
    expect(readings.map(({ make, year, series, certainty }) => [make, year, series, certainty])).toEqual(
      expected,
    );
  });

  test('says body, plant, engine and sequence where its tables know them', () => {
    expect(decodeClassic('1N19G9J100001').readings[0]).toMatchObject({
      formatId: 'gm-1972-1980',
      body: '4-door sedan',
      engine: '305 cu in V8, 2-barrel',
      plant: 'Janesville, Wisconsin',
      sequence: '100001',
    });
    expect(decodeClassic('9F94H575103').readings[0]).toMatchObject({
      body: 'Convertible',
      engine: '351 cu in V8, 2-barrel',
      plant: 'Dearborn, Michigan',
      sequence: '575103',
    });
    expect(decodeClassic('JS23R0B100001').readings[0]).toMatchObject({
      body: '2-door hardtop',
      engine: '426 cu in V8, Hemi',
      plant: 'Hamtramck, Michigan',
      extras: { priceClass: 'Special' },
    });
  });

  test('shows both decades where its year digit fits both', () => {
    const { ambiguities, message } = decodeClassic('A9S055A100001');
    expect(ambiguities).toContainEqual({ field: 'year', alternatives: ['1969', '1979'] });
    expect(message).toContain('year: 1969 or 1979');
  });

  test('is narrowed by the year and the make its owner gives', () => {
    const years = (text: string, hints: ClassicHints) =>
      decodeClassic(text, hints).readings.map(({ make, year }) => `${year} ${make}`);
    expect(years('A9S055A100001', { year: 1979 })).toEqual(['1979 AMC']);
    expect(years('119 100 123', { make: 'porsche' })).toEqual(['1969 Porsche']);
    expect(years('113.044-10-012345', { year: 1969 })).toEqual(['1969 Mercedes-Benz']);
    expect(years('113.044-10-012345', { year: 1979 })).toEqual([]);
    expect(decodeClassic('A9S055A100001', { year: 1974 }).message).toBe(
      'The number does not fit the make and year given.',
    );
  });

  test('may be written with spaces, dashes, stars and small letters', () => {
    expect(decodeClassic(' *1n19g-9j 100001* ').vin).toBe('1N19G9J100001');
  });

  test('that is a plain serial is never matched across makes', () => {
    for (const serial of ['300100', '12345', '0846', '1E34567', 'S812345']) {
      expect(decodeClassic(serial)).toMatchObject({
        readings: [],
        isPlainSerial: true,
        message: 'Plain serial: give make and year.',
      });
    }
    expect(decodeClassic('300100', { make: 'Porsche' }).readings).toMatchObject([
      { make: 'Porsche', model: '911', year: 1964 },
    ]);
  });

  test('whose layout is only known by approximation is not guessed at', () => {
    expect(decodeClassic('LM3D4A1234').readings).toEqual([]);
  });
});

describe('any text at all', () => {
  const vinLike = fc.stringMatching(/^[0-9A-Z]{5,14}$/);
  const shaped = fc.oneof(...classicFormats.map(({ pattern }) => fc.stringMatching(pattern)));

  test('never throws and never gives a year outside its format', () => {
    const formats = new Map(classicFormats.map((format) => [format.id, format]));
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), vinLike, shaped), (text) => {
        for (const { formatId, year, years } of decodeClassic(text).readings) {
          const { from, to } = formats.get(formatId) ?? { from: Infinity, to: -Infinity };
          expect(years[0]).toBeGreaterThanOrEqual(from);
          expect(years[1]).toBeLessThanOrEqual(to);
          if (year !== null) expect(years).toEqual([year, year]);
        }
      }),
      { numRuns: 3000 },
    );
  });
});
