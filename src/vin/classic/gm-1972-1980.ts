import { type ClassicFormat, codeRows } from './classic-format.ts';
import { gm1972Models } from './gm-1972-1980-models.ts';
import { gmBodies, gmPlants, makeOfDivision } from './gm-codes.ts';

/** Engine letters change by year and division; only those a source dates are read. */
export const gm1972: ClassicFormat = {
  id: 'gm-1972-1980',
  maker: 'General Motors',
  layout: 'division, series letter, body (2), engine, year, plant, sequence (6)',
  source:
    'nastyz28.com: VIN format 1972-1980; calgaryfirebirdclub.com and home.flash.net/~transams: Firebird VINs; 79-85gm-ebodies.org: VIN codes; corvettec3decoder.com: VIN 1972-1980',
  from: 1972,
  to: 1980,
  pattern:
    /^(?<model>[12346][A-Z])(?<body>\d\d)(?<engine>[A-Z0-9])(?<year>[2-9A])(?<plant>[A-Z0-9])(?<sequence>\d{6})$/,
  yearCodes: { A: [1980] },
  models: gm1972Models,
  codes: {
    body: gmBodies,
    plant: [...gmPlants, ...codeRows({ E: 'Linden, New Jersey' }, { from: 1979, to: 1980 })],
    engine: [
      { code: 'G', says: '305 cu in V8, 2-barrel', make: 'Chevrolet', from: 1979, to: 1979 },
      { code: 'X', says: '455 cu in V8', make: 'Pontiac', from: 1973, to: 1973 },
      { code: 'T', says: '4.9 L turbo V8', make: 'Pontiac', from: 1980, to: 1980 },
      { code: '3', says: '231 cu in turbo V6', make: 'Buick', from: 1979, to: 1980 },
      { code: 'R', says: '350 cu in V8', make: 'Buick', from: 1979, to: 1980 },
    ],
  },
  makeOf: ({ model }) => makeOfDivision(model),
};
