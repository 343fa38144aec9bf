import type { Certainty, ModelRow } from './classic-format.ts';

interface Line {
  readonly make: 'Ford' | 'Mercury';
  readonly model: string;
  readonly from: number;
  readonly to: number;
  readonly certainty: Certainty;
}

/** Body code → body, or series and body. */
type Bodies = Readonly<Record<string, string | readonly [string, string]>>;

/** Mustangs from Dearborn ran past 399999 into numbers no other car used there. */
const units = {
  Mustang: [
    [100_001, 399_999],
    [600_001, 899_999],
  ],
  Ford: [[100_001, 399_999]],
  Mercury: [[500_001, 699_999]],
} as const;

const line = (shared: Line, bodies: Bodies): ModelRow[] =>
  Object.entries(bodies).map(([code, body]) => ({
    ...shared,
    code,
    units: units[shared.model === 'Mustang' ? 'Mustang' : shared.make],
    ...(typeof body === 'string' ? { body } : { series: body[0], body: body[1] }),
  }));

const mustang = { make: 'Ford', model: 'Mustang', certainty: 'likely' } as const;
const mustang2 = { make: 'Ford', model: 'Mustang II', certainty: 'likely' } as const;
const thunderbird = { make: 'Ford', model: 'Thunderbird', certainty: 'likely' } as const;
const cougar = { make: 'Mercury', model: 'Cougar', certainty: 'likely' } as const;

export const fordModels: readonly ModelRow[] = [
  ...line(
    { ...mustang, certainty: 'sure', from: 1965, to: 1965 },
    { '07': '2-door hardtop', '08': 'Convertible', '09': '2-door fastback' },
  ),
  ...line(
    { ...mustang, from: 1966, to: 1966 },
    { '07': '2-door hardtop', '08': 'Convertible', '09': '2-door fastback' },
  ),
  ...line(
    { ...mustang, from: 1967, to: 1973 },
    { '01': '2-door hardtop', '02': '2-door fastback', '03': 'Convertible' },
  ),
  ...line(
    { ...mustang, from: 1969, to: 1973 },
    { '04': ['Mustang Grande', '2-door hardtop'], '05': ['Mustang Mach 1', '2-door fastback'] },
  ),
  ...line(
    { ...mustang2, from: 1974, to: 1978 },
    {
      '02': '2-door hardtop',
      '03': '3-door hatchback',
      '04': ['Mustang II Ghia', '2-door hardtop'],
      '05': ['Mustang II Mach 1', '3-door hatchback'],
    },
  ),
  ...line(
    { ...mustang, from: 1979, to: 1980 },
    {
      '02': '2-door sedan',
      '03': '3-door hatchback',
      '04': ['Mustang Ghia', '2-door sedan'],
      '05': ['Mustang Ghia', '3-door hatchback'],
    },
  ),
  ...line(
    { make: 'Ford', model: 'Maverick', certainty: 'sure', from: 1970, to: 1977 },
    {
      '91': '2-door sedan',
      '92': '4-door sedan',
      '93': ['Maverick Grabber', '2-door sedan'],
    },
  ),
  ...line(
    { make: 'Mercury', model: 'Comet', certainty: 'sure', from: 1971, to: 1977 },
    { '30': '4-door sedan', '31': '2-door sedan' },
  ),
  ...line({ ...thunderbird, certainty: 'sure', from: 1960, to: 1960 }, { '71': '2-door hardtop' }),
  ...line({ ...thunderbird, from: 1961, to: 1961 }, { '71': '2-door hardtop', '73': 'Convertible' }),
  ...line({ ...thunderbird, from: 1962, to: 1966 }, { '83': '2-door hardtop', '85': 'Convertible' }),
  ...line({ ...thunderbird, from: 1972, to: 1979 }, { '87': '2-door hardtop' }),
  ...line(
    { ...cougar, from: 1967, to: 1973 },
    { '91': '2-door hardtop', '93': ['Cougar XR-7', '2-door hardtop'] },
  ),
  ...line({ ...cougar, from: 1969, to: 1973 }, { '92': 'Convertible' }),
  ...line({ ...cougar, certainty: 'sure', from: 1969, to: 1969 }, { '94': ['Cougar XR-7', 'Convertible'] }),
  ...line({ ...cougar, from: 1970, to: 1973 }, { '94': ['Cougar XR-7', 'Convertible'] }),
];
