import { describe, expect, test } from 'vitest';
import { describeClassic, mapClassic } from './classic-mapping.ts';
import { decodeClassic } from './decode-classic.ts';

describe('the classic mapping', () => {
  test('gives year, make, model, series and a stable id', () => {
    expect(mapClassic(decodeClassic('124379N500001'))).toEqual([
      {
        year: 1969,
        make: 'Chevrolet',
        model: 'Camaro',
        series: 'Camaro V8',
        model_id: 'chevrolet-1969-camaro-v8',
      },
    ]);
    expect(mapClassic(decodeClassic('115505826'))[0]?.model_id).toBe('volkswagen-1965-type-1-beetle');
  });

  test('lists one row for each decade that is sound, and none for a partial reading', () => {
    expect(mapClassic(decodeClassic('A9S055A100001')).map(({ model_id }) => model_id)).toEqual([
      'amc-1969-rambler-american',
      'amc-1979-concord',
    ]);
    expect(mapClassic(decodeClassic('5F08U100005')).map(({ model_id }) => model_id)).toEqual([
      'ford-1965-mustang',
    ]);
  });

  test('is empty where nothing sound was found, so that the caller says Wrong VIN', () => {
    for (const vin of ['', '300100', 'HELLO', '399998M123456', '11304410012345'])
      expect(mapClassic(decodeClassic(vin))).toEqual([]);
  });

  test('has a row for a number without a year once the owner gives it', () => {
    expect(mapClassic(decodeClassic('11304410012345', { year: 1969 }))).toMatchObject([
      { year: 1969, model: '280 SL', model_id: 'mercedes-benz-1969-280-sl' },
    ]);
  });
});

test('the classic decode tells every reading, its certainty and its source', () => {
  const answer = describeClassic(decodeClassic('5F08U100005'));
  expect(answer).toMatchObject({ vin: '5F08U100005', found: true, plain_serial: false });
  expect(answer.readings).toMatchObject([
    {
      year: 1965,
      body: 'Convertible',
      engine: '170 cu in six',
      certainty: 'sure',
      model_id: 'ford-1965-mustang',
    },
    { year: 1975, model: null, certainty: 'partial', model_id: null },
  ]);
});
