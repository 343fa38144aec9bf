import { type ClassicFormat, codeRows, modelRows } from './classic-format.ts';
import { gmBodies } from './gm-codes.ts';

const sure = { make: 'Chevrolet', certainty: 'sure' } as const;
const likely = { make: 'Chevrolet', certainty: 'likely' } as const;

/** Plant letter C is left out: sources disagree on it for these years. */
export const chevrolet1960: ClassicFormat = {
  id: 'chevrolet-1960-1964',
  maker: 'Chevrolet',
  layout: 'year, series (2), body (2), plant, sequence (6)',
  source: 'ss396.com: 1960-1980 Chevrolet VIN codes; vettehead.com: Corvette VIN 1960-1964',
  from: 1960,
  to: 1964,
  pattern: /^(?<year>[0-4])(?<model>\d\d)(?<body>\d\d)(?<plant>[A-Z])(?<sequence>\d{6})$/,
  models: [
    ...modelRows(
      { ...sure, from: 1962, to: 1964 },
      {
        '01': ['Chevy II', 'Chevy II 100 4-cylinder'],
        '02': ['Chevy II', 'Chevy II 100 6-cylinder'],
        '03': ['Chevy II', 'Chevy II 300 4-cylinder'],
        '04': ['Chevy II', 'Chevy II 300 or Nova 400 6-cylinder'],
      },
    ),
    ...modelRows(
      { ...sure, from: 1960, to: 1964 },
      {
        '05': ['Corvair', 'Corvair 500'],
        '07': ['Corvair', 'Corvair 700'],
        '09': ['Corvair', 'Corvair Monza'],
        '08': 'Corvette',
        '11': ['Biscayne', 'Biscayne 6-cylinder'],
        '12': ['Biscayne', 'Biscayne V8'],
        '15': ['Bel Air', 'Bel Air 6-cylinder'],
        '16': ['Bel Air', 'Bel Air V8'],
        '17': ['Impala', 'Impala 6-cylinder'],
        '18': ['Impala', 'Impala V8'],
      },
    ),
    ...modelRows(
      { ...sure, from: 1960, to: 1961 },
      {
        '13': ['Biscayne', 'Biscayne Fleetmaster 6-cylinder'],
        '14': ['Biscayne', 'Biscayne Fleetmaster V8'],
      },
    ),
    ...modelRows(
      { ...sure, from: 1964, to: 1964 },
      { '13': ['Impala', 'Impala SS 6-cylinder'], '14': ['Impala', 'Impala SS V8'] },
    ),
    ...modelRows(
      { ...likely, from: 1964, to: 1964 },
      {
        '06': ['Corvair', 'Corvair Monza Spyder'],
        '53': ['Chevelle', 'Chevelle 300 6-cylinder'],
        '54': ['Chevelle', 'Chevelle 300 V8'],
        '55': ['Chevelle', 'Chevelle Malibu 6-cylinder'],
        '56': ['Chevelle', 'Chevelle Malibu V8'],
        '57': ['Chevelle', 'Chevelle Malibu SS 6-cylinder'],
        '58': ['Chevelle', 'Chevelle Malibu SS V8'],
      },
    ),
  ],
  codes: {
    body: gmBodies,
    plant: codeRows({
      A: 'Atlanta, Georgia',
      B: 'Baltimore, Maryland',
      F: 'Flint, Michigan',
      G: 'Framingham, Massachusetts',
      J: 'Janesville, Wisconsin',
      K: 'Kansas City, Missouri',
      L: 'Los Angeles, California',
      N: 'Norwood, Ohio',
      O: 'Oakland, California',
      S: 'St. Louis, Missouri',
    }),
  },
};
