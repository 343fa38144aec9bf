import { type ModelRow, modelRows } from './classic-format.ts';

const chevrolet = { make: 'Chevrolet', certainty: 'likely' } as const;
const pontiac = { make: 'Pontiac', certainty: 'likely' } as const;
const cadillac = { make: 'Cadillac', certainty: 'likely' } as const;

const chevroletModels: readonly ModelRow[] = [
  ...modelRows(
    { ...chevrolet, certainty: 'sure', from: 1979, to: 1979 },
    {
      '1L': 'Impala',
      '1N': ['Caprice', 'Caprice Classic'],
      '1Q': 'Camaro',
      '1S': ['Camaro', 'Camaro Berlinetta'],
      '1X': 'Nova',
      '1Y': ['Nova', 'Nova Custom'],
      '1T': 'Malibu',
      '1W': ['Malibu', 'Malibu Classic or El Camino'],
    },
  ),
  ...modelRows({ ...chevrolet, from: 1972, to: 1978 }, { '1Q': 'Camaro', '1X': 'Nova' }),
  ...modelRows(
    { ...chevrolet, from: 1980, to: 1980 },
    { '1Q': 'Camaro', '1S': ['Camaro', 'Camaro Berlinetta'] },
  ),
  ...modelRows(
    { ...chevrolet, from: 1973, to: 1978 },
    { '1S': ['Camaro', 'Camaro Type LT'], '1L': 'Impala' },
  ),
  ...modelRows(
    { ...chevrolet, from: 1972, to: 1972 },
    { '1D': ['Chevelle', 'Chevelle Malibu'], '1M': 'Impala' },
  ),
  ...modelRows({ ...chevrolet, from: 1972, to: 1978 }, { '1N': ['Caprice', 'Caprice Classic'] }),
  ...modelRows(
    { ...chevrolet, from: 1980, to: 1980 },
    {
      '1L': 'Impala',
      '1N': ['Caprice', 'Caprice Classic'],
      '1T': 'Malibu',
      '1W': ['Malibu', 'Malibu Classic or El Camino'],
    },
  ),
  ...modelRows(
    { ...chevrolet, from: 1978, to: 1978 },
    { '1T': 'Malibu', '1W': ['Malibu', 'Malibu Classic or El Camino'] },
  ),
  ...modelRows({ ...chevrolet, from: 1972, to: 1977 }, { '1H': 'Monte Carlo', '1V': 'Vega' }),
  ...modelRows(
    { ...chevrolet, certainty: 'sure', from: 1972, to: 1977, bodies: ['37', '67'] },
    { '1Z': 'Corvette' },
  ),
  ...modelRows({ ...chevrolet, from: 1978, to: 1980, bodies: ['87'] }, { '1Z': 'Corvette' }),
  ...modelRows({ ...chevrolet, from: 1978, to: 1980, bodies: ['37'] }, { '1Z': 'Monte Carlo' }),
];

const pontiacModels: readonly ModelRow[] = [
  ...modelRows(
    { ...pontiac, certainty: 'sure', from: 1972, to: 1980, bodies: ['87'] },
    {
      '2S': 'Firebird',
      '2T': ['Firebird', 'Firebird Esprit'],
    },
  ),
  ...modelRows(
    { ...pontiac, certainty: 'sure', from: 1972, to: 1979, bodies: ['87'] },
    { '2U': ['Firebird', 'Firebird Formula'] },
  ),
  ...modelRows(
    { ...pontiac, certainty: 'sure', from: 1972, to: 1976, bodies: ['87'] },
    { '2V': ['Firebird', 'Firebird Trans Am'] },
  ),
  ...modelRows(
    { ...pontiac, certainty: 'sure', from: 1977, to: 1980, bodies: ['87'] },
    { '2W': ['Firebird', 'Firebird Trans Am'] },
  ),
  ...modelRows(
    { ...pontiac, certainty: 'sure', from: 1979, to: 1979, bodies: ['87'] },
    { '2X': ['Firebird', 'Firebird Trans Am 10th Anniversary'] },
  ),
  ...modelRows({ ...pontiac, from: 1972, to: 1977 }, { '2K': 'Grand Prix', '2D': 'LeMans' }),
  ...modelRows({ ...pontiac, from: 1978, to: 1980 }, { '2J': 'Grand Prix' }),
  ...modelRows({ ...pontiac, from: 1972, to: 1980 }, { '2L': 'Catalina', '2N': 'Bonneville' }),
];

export const gm1972Models: readonly ModelRow[] = [
  ...chevroletModels,
  ...pontiacModels,
  ...modelRows({ make: 'Oldsmobile', certainty: 'likely', from: 1972, to: 1978 }, { '3Y': 'Toronado' }),
  ...modelRows({ make: 'Oldsmobile', certainty: 'likely', from: 1979, to: 1980 }, { '3Z': 'Toronado' }),
  ...modelRows({ make: 'Buick', certainty: 'likely', from: 1972, to: 1973 }, { '4Y': 'Riviera' }),
  ...modelRows({ make: 'Buick', certainty: 'sure', from: 1979, to: 1980 }, { '4Z': 'Riviera' }),
  ...modelRows(
    { make: 'Buick', certainty: 'likely', from: 1973, to: 1980 },
    { '4J': ['Regal', 'Century Regal or Regal'] },
  ),
  ...modelRows({ ...cadillac, certainty: 'sure', from: 1979, to: 1980 }, { '6L': 'Eldorado' }),
  ...modelRows({ ...cadillac, from: 1972, to: 1978 }, { '6L': 'Eldorado' }),
  ...modelRows(
    { ...cadillac, from: 1972, to: 1980 },
    { '6D': 'DeVille', '6B': ['Fleetwood', 'Fleetwood Brougham'] },
  ),
  ...modelRows({ ...cadillac, from: 1976, to: 1980 }, { '6S': 'Seville' }),
];
