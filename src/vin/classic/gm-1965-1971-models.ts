import { type ModelRow, modelRows } from './classic-format.ts';

const chevrolet = { make: 'Chevrolet', certainty: 'likely' } as const;
const pontiac = { make: 'Pontiac', certainty: 'likely' } as const;
const buick = { make: 'Buick', certainty: 'likely' } as const;

/** An odd series is a six, an even one a V8, except where the name says otherwise. */
const chevroletModels: readonly ModelRow[] = [
  ...modelRows({ ...chevrolet, certainty: 'sure', from: 1965, to: 1971 }, { '194': 'Corvette' }),
  ...modelRows(
    { ...chevrolet, certainty: 'sure', from: 1967, to: 1969 },
    { '123': ['Camaro', 'Camaro 6-cylinder'], '124': ['Camaro', 'Camaro V8'] },
  ),
  ...modelRows(
    { ...chevrolet, from: 1970, to: 1971 },
    {
      '123': ['Camaro', 'Camaro 6-cylinder'],
      '124': ['Camaro', 'Camaro V8'],
      '138': 'Monte Carlo',
    },
  ),
  ...modelRows(
    { ...chevrolet, from: 1965, to: 1969 },
    { '101': ['Corvair', 'Corvair 500'], '105': ['Corvair', 'Corvair Monza'] },
  ),
  ...modelRows({ ...chevrolet, from: 1965, to: 1966 }, { '107': ['Corvair', 'Corvair Corsa'] }),
  ...modelRows(
    { ...chevrolet, from: 1966, to: 1967 },
    {
      '113': ['Chevy II', 'Chevy II 100 6-cylinder'],
      '114': ['Chevy II', 'Chevy II 100 V8'],
      '115': ['Chevy II', 'Chevy II Nova 6-cylinder'],
      '116': ['Chevy II', 'Chevy II Nova V8'],
      '117': ['Chevy II', 'Chevy II Nova SS 6-cylinder'],
      '118': ['Chevy II', 'Chevy II Nova SS V8'],
    },
  ),
  ...modelRows(
    { ...chevrolet, from: 1968, to: 1971 },
    {
      '111': ['Nova', 'Nova 4-cylinder'],
      '113': ['Nova', 'Nova 6-cylinder'],
      '114': ['Nova', 'Nova V8'],
    },
  ),
  ...modelRows(
    { ...chevrolet, from: 1965, to: 1971 },
    {
      '135': ['Chevelle', 'Chevelle Malibu 6-cylinder'],
      '136': ['Chevelle', 'Chevelle Malibu V8'],
      '153': ['Biscayne', 'Biscayne 6-cylinder'],
      '154': ['Biscayne', 'Biscayne V8'],
      '155': ['Bel Air', 'Bel Air 6-cylinder'],
      '156': ['Bel Air', 'Bel Air V8'],
      '163': ['Impala', 'Impala 6-cylinder'],
      '164': ['Impala', 'Impala V8'],
    },
  ),
  ...modelRows(
    { ...chevrolet, from: 1965, to: 1965 },
    {
      '137': ['Chevelle', 'Chevelle Malibu SS 6-cylinder'],
      '138': ['Chevelle', 'Chevelle Malibu SS V8'],
      '165': ['Impala', 'Impala SS 6-cylinder'],
      '166': ['Impala', 'Impala SS V8'],
    },
  ),
  ...modelRows({ ...chevrolet, from: 1966, to: 1968 }, { '138': ['Chevelle', 'Chevelle SS 396'] }),
  ...modelRows({ ...chevrolet, from: 1966, to: 1971 }, { '166': 'Caprice' }),
  ...modelRows(
    { ...chevrolet, from: 1966, to: 1967 },
    { '167': ['Impala', 'Impala SS 6-cylinder'], '168': ['Impala', 'Impala SS V8'] },
  ),
  ...modelRows({ ...chevrolet, from: 1971, to: 1971 }, { '141': 'Vega' }),
];

const pontiacModels: readonly ModelRow[] = [
  ...modelRows({ ...pontiac, certainty: 'sure', from: 1967, to: 1969 }, { '223': 'Firebird' }),
  ...modelRows(
    { ...pontiac, certainty: 'sure', from: 1970, to: 1971 },
    {
      '223': 'Firebird',
      '224': ['Firebird', 'Firebird Esprit'],
      '226': ['Firebird', 'Firebird Formula'],
      '228': ['Firebird', 'Firebird Trans Am'],
    },
  ),
  ...modelRows({ ...pontiac, certainty: 'sure', from: 1970, to: 1970 }, { '242': 'GTO' }),
  ...modelRows({ ...pontiac, from: 1966, to: 1969 }, { '242': 'GTO' }),
  ...modelRows({ ...pontiac, from: 1971, to: 1971 }, { '242': 'GTO' }),
  ...modelRows({ ...pontiac, from: 1965, to: 1969 }, { '235': ['Tempest', 'Tempest Custom'] }),
  ...modelRows({ ...pontiac, from: 1965, to: 1971 }, { '252': 'Catalina' }),
  ...modelRows({ ...pontiac, from: 1965, to: 1968 }, { '266': 'Grand Prix' }),
  ...modelRows({ ...pontiac, from: 1969, to: 1971 }, { '276': 'Grand Prix' }),
  ...modelRows({ ...pontiac, from: 1965, to: 1970 }, { '262': 'Bonneville' }),
];

const oldsmobileAndBuickModels: readonly ModelRow[] = [
  ...modelRows(
    { make: 'Oldsmobile', certainty: 'sure', from: 1966, to: 1967 },
    { '394': 'Toronado', '396': ['Toronado', 'Toronado Deluxe'] },
  ),
  ...modelRows(
    { make: 'Oldsmobile', certainty: 'likely', from: 1968, to: 1971 },
    { '394': 'Toronado', '344': '4-4-2' },
  ),
  ...modelRows({ ...buick, from: 1965, to: 1971 }, { '494': 'Riviera' }),
  ...modelRows({ ...buick, from: 1968, to: 1969 }, { '446': 'GS 400' }),
  ...modelRows({ ...buick, from: 1970, to: 1970 }, { '446': 'GS 455' }),
];

export const gm1965Models: readonly ModelRow[] = [
  ...chevroletModels,
  ...pontiacModels,
  ...oldsmobileAndBuickModels,
];
