import { type ClassicFormat, type ModelRow, modelRows } from './classic-format.ts';

const sure = { make: 'Volkswagen', certainty: 'sure' } as const;
const likely = { make: 'Volkswagen', certainty: 'likely' } as const;
const source =
  'vwheritage.com: Beetle chassis numbers; Type 2 M-plate model lists (model designations by number)';

const airCooled = (from: number, to: number): ModelRow[] => [
  ...modelRows(
    { ...sure, from, to },
    {
      '11': ['Type 1', 'Beetle'],
      '14': ['Type 1', 'Karmann Ghia'],
      '15': ['Type 1', 'Beetle Convertible'],
      '21': ['Type 2', 'Transporter delivery van'],
      '22': ['Type 2', 'Transporter Microbus'],
      '23': ['Type 2', 'Transporter Kombi or Campmobile'],
      '24': ['Type 2', 'Transporter Microbus'],
      '26': ['Type 2', 'Transporter pickup'],
      '27': ['Type 2', 'Transporter ambulance'],
    },
  ),
];

/** Nine digits, or ten once the serial passed a million; the second decade carries a 2 instead. */
export const volkswagen1965: ClassicFormat = {
  id: 'volkswagen-1965-1969',
  maker: 'Volkswagen',
  layout: 'type (2), year, serial (6 or 7, a seventh digit is 1)',
  source,
  from: 1965,
  to: 1969,
  pattern: /^(?<model>\d\d)(?<year>[5-9])(?<sequence>1?\d{6})$/,
  wholeYears: [1965, 1969],
  models: [
    ...airCooled(1965, 1969),
    ...modelRows(
      { ...likely, from: 1965, to: 1969 },
      { '31': ['Type 3', '1500/1600'], '36': ['Type 3', 'Variant'] },
    ),
  ],
  codes: {},
};

export const volkswagen1970: ClassicFormat = {
  id: 'volkswagen-1970-1979',
  maker: 'Volkswagen',
  layout: 'type (2), year, 2, serial (6)',
  source,
  from: 1970,
  to: 1979,
  pattern: /^(?<model>\d\d)(?<year>\d)2(?<sequence>\d{6})$/,
  wholeYears: [1970, 1979],
  models: [
    ...airCooled(1970, 1979),
    ...modelRows(
      { ...likely, from: 1970, to: 1973 },
      { '31': ['Type 3', '1600'], '36': ['Type 3', 'Variant'] },
    ),
    ...modelRows({ ...likely, from: 1971, to: 1975 }, { '13': ['Type 1', 'Super Beetle'] }),
    ...modelRows({ ...likely, from: 1973, to: 1979 }, { '18': ['Type 181', 'Thing'] }),
    { code: '47', make: 'Porsche', model: '914', from: 1970, to: 1976, certainty: 'likely' },
  ],
  codes: {},
};
