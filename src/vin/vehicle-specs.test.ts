import { expect, test } from 'vitest';
import { listSpecs } from './vehicle-specs.ts';

const labels = [
  'Trim',
  'Engine Type',
  'Engine Size',
  'Transmission',
  'Drive Type',
  'Body Type',
  'Fuel Type',
  'Doors',
  'Standard Seating',
  'Horsepower',
  'Torque',
];

const full = {
  torque: '250 lb-ft',
  trim: 'EX',
  engine: 'V6',
  engine_size: '3.0L',
  transmission: 'Automatic',
  drive: 'FWD',
  body: 'Sedan',
  fuel: 'Gasoline',
  doors: 4,
  seats: 5,
  hp: 240,
};

test('the eleven labels come in the specification’s order', () => {
  expect(listSpecs(full).map(({ label }) => label)).toEqual(labels);
  expect(listSpecs(full).find(({ label }) => label === 'Doors')?.value).toBe('4');
});

test('vPIC’s variables and values fill the same labels, with their units', () => {
  const byVariable = {
    'Displacement (L)': '2.399864544',
    'Body Class': 'Sedan/Saloon',
    'Fuel Type - Primary': 'Gasoline',
  };
  const byKey = { DisplacementL: '2.4', BodyClass: 'Sedan/Saloon', FuelTypePrimary: 'Gasoline' };
  const expected = [
    { label: 'Engine Size', value: '2.4 L' },
    { label: 'Body Type', value: 'Sedan/Saloon' },
    { label: 'Fuel Type', value: 'Gasoline' },
  ];
  expect(listSpecs(byVariable)).toEqual(expected);
  expect(listSpecs({ Results: [byKey] })).toEqual(expected);
});

test('what is empty, N/A or not applicable is left out', () => {
  expect(
    listSpecs({ trim: '', engine: 'N/A', doors: null, drive_type: 'Not Applicable', fuel: ' ' }),
  ).toEqual([]);
});
