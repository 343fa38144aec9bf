import { type ClassicFormat, codeRows, modelRows } from './classic-format.ts';

const corvette = { make: 'Chevrolet', certainty: 'sure' } as const;
const years = { '53': 1953, '54': 1954, '55': 1955, '56': 1956, '57': 1957, '58': 1958, '59': 1959 };

/** A 1955 car with a V8 carries a V in front. */
export const corvette1953: ClassicFormat = {
  id: 'corvette-1953-1959',
  maker: 'Chevrolet',
  layout: 'V (1955 V8 only), model letter, year (2), plant, sequence (6)',
  source: 'vettehead.com: Corvette VIN 1953-1959',
  from: 1953,
  to: 1959,
  pattern: /^(?<engine>V)?(?<model>[EJ])(?<year>5[3-9])(?<plant>[SF])(?<sequence>\d{6})$/,
  yearCodes: Object.fromEntries(Object.entries(years).map(([code, year]) => [code, [year]])),
  wholeYears: [1953, 1959],
  models: [
    ...modelRows({ ...corvette, from: 1953, to: 1957 }, { E: 'Corvette' }),
    ...modelRows({ ...corvette, from: 1958, to: 1959 }, { J: 'Corvette' }),
  ],
  codes: {
    engine: codeRows({ V: 'V8' }, { from: 1955, to: 1955 }),
    plant: [
      { code: 'F', says: 'Flint, Michigan', to: 1953 },
      { code: 'S', says: 'St. Louis, Missouri', from: 1954 },
    ],
  },
  mustFitYear: { engine: [[1953, 1959]], plant: [[1953, 1959]] },
};
