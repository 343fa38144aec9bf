import { expect, test } from 'vitest';
import { spellMake } from './vehicle-make-name.ts';

test.each([
  ['HONDA', 'Honda'],
  ['BMW', 'BMW'],
  ['bmw', 'BMW'],
  ['GMC', 'GMC'],
  ['RAM', 'Ram'],
  ['KIA', 'Kia'],
  ['MERCEDES-BENZ', 'Mercedes-Benz'],
  ['LAND ROVER', 'Land Rover'],
  ['Land Rover', 'Land Rover'],
  ['ROLLS-ROYCE', 'Rolls-Royce'],
  ['HARLEY-DAVIDSON', 'Harley-Davidson'],
  ['MCLAREN', 'McLaren'],
  ['SMART', 'smart'],
  ['MINI', 'MINI'],
  ['KTM', 'KTM'],
  ['AM GENERAL', 'AM General'],
  ['INFINITI', 'Infiniti'],
  ['FORD', 'Ford'],
  ['CARS OF THE WORLD', 'Cars of the World'],
  ['  ALFA   ROMEO ', 'Alfa Romeo'],
  ['JLG', 'JLG'],
  ['', ''],
])('%s is written %s', (make, written) => {
  expect(spellMake(make)).toBe(written);
});
