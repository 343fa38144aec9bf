import { expect, test } from 'vitest';
import { logoPath } from './vehicle-logo.ts';
import { readVehicle } from './vehicle-model.ts';
import { nameVehicle } from './vehicle-name.ts';

test.each([
  [{ year: 2019, make: 'Honda', model: 'Civic', series: 'FC' }, '2019 Honda Civic'],
  [{ year: 1969, make: 'Chevrolet', model: 'Camaro', series: 'Camaro V8' }, '1969 Chevrolet Camaro V8'],
  [{ year: 1981, make: 'Chevrolet', model: 'Camaro', series: 'Berlinetta' }, '1981 Chevrolet Berlinetta'],
  [{ year: 1982, make: 'Chevrolet', model: 'Camaro', series: 'Berlinetta' }, '1982 Chevrolet Camaro'],
  [{ year: 1969, make: 'Ford', model: 'Mustang' }, '1969 Ford Mustang'],
  [{ year: 2015, make: 'Opel', model: 'Astra', isEurope: true }, 'Opel Astra'],
  [{ year: 1975, make: 'Opel', model: 'Manta', series: 'Manta A', isEurope: true }, 'Opel Manta A'],
  [{ make: 'Honda', model: 'Civic' }, 'Honda Civic'],
  [{ year: 2019 }, '2019'],
  [{}, ''],
])('%j is shown as "%s"', (payload, name) => {
  expect(nameVehicle(readVehicle(payload))).toBe(name);
});

test.each([
  ['Honda', 2019, 'logos/honda.png'],
  ['Land Rover', 2019, 'logos/land-rover.png'],
  ['MERCEDES-BENZ', 1981, 'logos/classic/mercedes-benz.png'],
  ['Austin Healey', 1960, 'logos/classic/austin-healey.png'],
  ['../../secret', 2019, 'logos/..%2F..%2Fsecret.png'],
  [' ', 2019, null],
  [null, 2019, null],
])('the logo of %s of %s is %s', (make, year, path) => {
  expect(logoPath({ make, year })).toBe(path);
});
