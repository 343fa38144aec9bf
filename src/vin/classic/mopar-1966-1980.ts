import { type ClassicFormat, codeRows } from './classic-format.ts';
import { moparEngines } from './mopar-1966-1980-engines.ts';
import { moparModels } from './mopar-1966-1980-models.ts';

export const mopar1966: ClassicFormat = {
  id: 'mopar-1966-1980',
  maker: 'Chrysler Corporation',
  layout: 'car line, price class, body (2), engine, year, plant, sequence (6)',
  source:
    '440magnum-network.com: VIN code breakdowns 1968, 1971, 1973, 1976, 1977, 1978; southernhotrods.com: Dodge VINs 1967-1974',
  from: 1966,
  to: 1980,
  pattern:
    /^(?<model>[A-Z])(?<priceClass>[A-Z])(?<body>\d\d)(?<engine>[A-Z])(?<year>\d)(?<plant>[A-Z1-9])(?<sequence>\d{6})$/,
  models: moparModels,
  wholeYears: [1968, 1978],
  codes: {
    priceClass: codeRows({
      E: 'Economy',
      L: 'Low',
      M: 'Medium',
      H: 'High',
      P: 'Premium',
      S: 'Special',
      K: 'Police',
      T: 'Taxi',
    }),
    body: [
      { code: '21', says: '2-door sedan or coupe', to: 1976 },
      { code: '22', says: '2-door special coupe', from: 1975 },
      { code: '23', says: '2-door hardtop', to: 1978 },
      { code: '27', says: 'Convertible', to: 1971 },
      { code: '29', says: '2-door sports hardtop', to: 1975 },
      { code: '29', says: '2-door special coupe', from: 1976 },
      { code: '41', says: '4-door sedan' },
      { code: '43', says: '4-door hardtop', to: 1978 },
      { code: '44', says: '4-door hatchback', from: 1978 },
      { code: '45', says: 'Station wagon, 2 seats' },
      { code: '46', says: 'Station wagon, 3 seats', to: 1978 },
    ],
    engine: moparEngines,
    plant: [
      ...codeRows(
        {
          '1': 'Lynch Road, Michigan',
          '2': 'Hamtramck, Michigan',
          '3': 'Jefferson Avenue, Michigan',
          '4': 'Belvidere, Illinois',
          '5': 'Los Angeles, California',
          '6': 'Newark, Delaware',
          '7': 'St. Louis, Missouri',
          '9': 'Windsor, Ontario',
        },
        { to: 1967 },
      ),
      ...codeRows(
        {
          A: 'Lynch Road, Michigan',
          B: 'Hamtramck, Michigan',
          C: 'Jefferson Avenue, Michigan',
          D: 'Belvidere, Illinois',
          F: 'Newark, Delaware',
          G: 'St. Louis, Missouri',
          R: 'Windsor, Ontario',
        },
        { from: 1968 },
      ),
      { code: 'E', says: 'Los Angeles, California', from: 1968, to: 1971 },
    ],
  },
  mustFitYear: {
    body: [[1966, 1980]],
    plant: [[1966, 1980]],
    engine: [
      [1968, 1968],
      [1971, 1971],
      [1976, 1978],
    ],
  },
};
