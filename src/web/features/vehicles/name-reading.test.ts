import { expect, it } from 'vitest';
import { nameReading } from './name-reading.ts';

const camaro = {
  format: 'gm-1965-1971',
  make: 'Chevrolet',
  year: 1969,
  years: [1969, 1969] as const,
  model: 'Camaro',
  series: 'Camaro V8',
  body: null,
  plant: null,
  engine: null,
  sequence: '500001',
  extras: {},
  certainty: 'sure',
  source: 'a book',
  model_id: null,
};

it.each([
  ['a classic goes by its series', camaro, '1969 Chevrolet Camaro V8'],
  ['else by its model', { ...camaro, series: null }, '1969 Chevrolet Camaro'],
  [
    'an open year is a range',
    { ...camaro, year: null, years: [1965, 1968] as const },
    '1965–1968 Chevrolet Camaro V8',
  ],
  [
    'an unknown model is said to be unknown',
    { ...camaro, series: null, model: null },
    '1969 Chevrolet (model unknown)',
  ],
])('%s', (_rule, reading, name) => {
  expect(nameReading(reading, 'model unknown')).toBe(name);
});
