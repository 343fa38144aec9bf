import { describe, expect, test } from 'vitest';
import { listDetails, listSummary, titleOfKey } from './vehicle-details.ts';

test.each([
  ['fuel_type', 'Fuel Type'],
  ['MSRP', 'MSRP'],
  ['No. doors', 'No. Doors'],
  ['front_tread_in', 'Front Tread In'],
  ['élan_vital', 'Élan Vital'],
  ['_x_', 'X'],
])('the key %s has the title %s', (key, title) => {
  expect(titleOfKey(key)).toBe(title);
});

describe('the detail display', () => {
  test('skips what is empty, N/A, or not for people', () => {
    const shown = listDetails({
      body_maker: 'Fisher',
      a: '',
      b: '  ',
      c: null,
      d: undefined,
      e: 'N/A',
      f: [],
      g: {},
      h: { i: 'N/A' },
      vehicle_parts: 'x',
      others: 'x',
      error_code: '0',
      error_text: 'x',
      logoUrl: 'x',
      intro: 'x',
      airbags: 0,
      turbo: false,
    });
    expect(shown).toEqual([
      { key: 'body_maker', title: 'Body Maker', value: 'Fisher' },
      { key: 'airbags', title: 'Airbags', value: '0' },
      { key: 'turbo', title: 'Turbo', value: 'false' },
    ]);
  });

  test('shows lists on one line and sections under their title', () => {
    expect(listDetails({ colors: ['Red', 'N/A', 'Blue'], engine_bay: { cylinders: 8 } })).toEqual([
      { key: 'colors', title: 'Colors', value: 'Red, Blue' },
      {
        key: 'engine_bay',
        title: 'Engine Bay',
        details: [{ key: 'cylinders', title: 'Cylinders', value: '8' }],
      },
    ]);
  });
});

test('the short summary keeps its own list, to the letter', () => {
  const kept = [
    'MSRP',
    'Drive',
    'Fuel Type',
    'Fuel',
    'No. Doors',
    'doors',
    'No. Of Gears',
    'Model Number',
    'Body Maker',
    'Cylinders',
    'Wheelbase',
    'Displacement',
    'Type',
    'Torque',
    'Axle Type',
    'Length',
    'Width',
    'Height',
    'Weight',
    'Passengers',
    'Oil',
    'Front Tread',
    'Rear Tread',
  ];
  const record = Object.fromEntries(['VIN', ...kept, 'Colour', 'intro'].map((key) => [key, 'x']));
  expect(listSummary(record).map(({ key }) => key)).toEqual(kept);
  expect(listSummary({ fuel_type: 'Petrol', oil: 'N/A', colour: 'Red' })).toEqual([
    { key: 'fuel_type', title: 'Fuel Type', value: 'Petrol' },
  ]);
});
