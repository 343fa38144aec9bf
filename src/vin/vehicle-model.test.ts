import { describe, expect, test } from 'vitest';
import { readVehicle } from './vehicle-model.ts';

const accord = { vin: '1HGCM82633A004352', year: 2003, make: 'HONDA', model: 'Accord', trim: 'EX' };

describe('a vehicle is built the same from', () => {
  test.each<[string, unknown]>([
    ['a flat answer', { ...accord }],
    ['text where numbers belong', { ...accord, year: '2003' }],
    ['a data section', { status: 'success', data: accord }],
    ['data inside data', { data: { data: accord } }],
    ['a list', { data: [accord, { ...accord, model: 'Civic' }] }],
    ['other capitals', { VIN: accord.vin, Year: '2003', MAKE: 'HONDA', Model: 'Accord', Trim: 'EX' }],
    ['an outer null', { ...accord, trim: null, data: { trim: 'EX' } }],
    ['JSON text', JSON.stringify(accord)],
    ['JSON text in data', { data: JSON.stringify(accord) }],
    [
      'vPIC values',
      { Results: [{ VIN: accord.vin, ModelYear: '2003', Make: 'HONDA', Model: 'Accord', Trim: 'EX' }] },
    ],
    [
      'vPIC variables',
      {
        vin: accord.vin,
        Results: [
          { Variable: 'Model Year', Value: '2003' },
          { Variable: 'Make', Value: 'HONDA' },
          { Variable: 'Model', Value: 'Accord' },
          { Variable: 'Trim', Value: 'EX' },
        ],
      },
    ],
  ])('%s', (_, payload) => {
    expect(readVehicle(payload)).toMatchObject(accord);
  });
});

describe('a vehicle', () => {
  test('has all of its fields, null where nothing was sent', () => {
    expect(readVehicle(null)).toEqual({
      vin: null,
      year: null,
      make: null,
      model: null,
      model_id: null,
      model_name: null,
      series: null,
      trim: null,
      source: null,
      auction: null,
      created: null,
      user_id: null,
      isEurope: false,
      isMotorcycle: false,
      data: null,
    });
  });

  test('takes the token as its owner where no user id was sent', () => {
    expect(readVehicle({ token: 'abc' }).user_id).toBe('abc');
    expect(readVehicle({ user_id: 7, token: 'abc' }).user_id).toBe('7');
  });

  test('takes model and model name for one another', () => {
    expect(readVehicle({ model_name: 'Golf', modelId: 12 })).toMatchObject({
      model: 'Golf',
      model_name: 'Golf',
      model_id: '12',
    });
  });

  test.each(['20x3', '203', '0', '99999', '', null, {}])('has no year from %j', (year) => {
    expect(readVehicle({ year }).year).toBeNull();
  });

  test('does not take a part of the car for the car', () => {
    expect(readVehicle({ make: 'BMW', seats: { trim: 'Leather' }, engine: { model: 'M52' } })).toMatchObject({
      make: 'BMW',
      model: null,
      trim: null,
    });
  });

  test.each<[unknown, boolean]>([
    [{ isEurope: true }, true],
    [{ is_europe: '1' }, true],
    [{ source: 'Autodata-Europe' }, true],
    [{ 'General Information': { Make: 'Opel' } }, true],
    [{ data: { 'General Information': [] } }, true],
    [{ isEurope: 'false', source: 'us' }, false],
    [{ 'General Information': null }, false],
    [{}, false],
  ])('%j is European: %s', (payload, expected) => {
    expect(readVehicle(payload).isEurope).toBe(expected);
  });

  test.each<[unknown, boolean]>([
    [{ vehicle_type: 'motorcycle' }, true],
    [{ VehicleType: 'MOTORCYCLE' }, true],
    [{ 'Vehicle Type': 'PASSENGER CAR' }, false],
    [{ vehicle_type: 'motorcycle trailer' }, false],
    [{}, false],
  ])('%j is a motorcycle: %s', (payload, expected) => {
    expect(readVehicle(payload).isMotorcycle).toBe(expected);
  });

  test('is read from hostile payloads without failing', () => {
    const loop: Record<string, unknown> = {};
    loop.data = loop;
    for (const payload of [loop, [], '{broken', 12, true, [[[[[[[[['deep']]]]]]]]]])
      expect(readVehicle(payload).make).toBeNull();
  });
});
