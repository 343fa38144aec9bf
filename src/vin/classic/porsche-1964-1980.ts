import { type ClassicFormat, codeRows, modelRows } from './classic-format.ts';

const sure = { make: 'Porsche', certainty: 'sure' } as const;
const likely = { make: 'Porsche', certainty: 'likely' } as const;
const source =
  'turbosition.com: structure of Porsche chassis numbers; 911specs.net; pocg.eu; landsharkoz.com (928)';

const range = (model: string, year: number, units: readonly [number, number]) => ({
  ...sure,
  code: '',
  model,
  from: year,
  to: year,
  units: [units],
});

/** Bare six-digit serials: read only when the caller says Porsche. */
export const porsche1964: ClassicFormat = {
  id: 'porsche-1964-1967',
  maker: 'Porsche',
  layout: 'serial (6)',
  source,
  from: 1964,
  to: 1967,
  needsMake: true,
  pattern: /^(?<sequence>\d{6})$/,
  models: [
    range('911', 1964, [300_001, 300_232]),
    range('911', 1965, [300_233, 303_390]),
    range('911', 1966, [303_391, 305_100]),
    range('911', 1967, [305_101, 308_522]),
    range('912', 1965, [350_001, 351_970]),
    range('912', 1965, [450_001, 454_470]),
  ],
  codes: {},
};

export const porsche1968: ClassicFormat = {
  id: 'porsche-1968',
  maker: 'Porsche',
  layout: '11, year, version, serial (4)',
  source,
  from: 1968,
  to: 1968,
  pattern: /^(?<model>11)(?<year>8)(?<body>\d)(?<sequence>\d{4})$/,
  models: modelRows({ ...sure, from: 1968, to: 1968 }, { '11': '911' }),
  codes: {
    body: codeRows({
      '0': 'Coupe S',
      '1': 'Coupe L',
      '2': 'Coupe T',
      '3': 'Coupe USA',
      '5': 'Targa S',
      '6': 'Targa L',
      '7': 'Targa T',
      '8': 'Targa USA',
      '9': 'Coupe R',
    }),
  },
};

export const porsche1969: ClassicFormat = {
  id: 'porsche-1969',
  maker: 'Porsche',
  layout: '11, year, engine, body, serial (4)',
  source,
  from: 1969,
  to: 1969,
  pattern: /^(?<model>11)(?<year>9)(?<version>[123])(?<body>[0-2])(?<sequence>\d{4})$/,
  models: modelRows({ ...sure, from: 1969, to: 1969 }, { '11': '911' }),
  codes: { version: codeRows({ '1': '911T', '2': '911E', '3': '911S' }), body: codeRows({ '1': 'Targa' }) },
};

export const porsche1970: ClassicFormat = {
  id: 'porsche-1970-1979',
  maker: 'Porsche',
  layout: 'type (3), year, version, body, serial (4)',
  source,
  from: 1970,
  to: 1979,
  pattern: /^(?<model>9[123]\d)(?<year>\d)(?<version>\d)(?<body>\d)(?<sequence>\d{4})$/,
  wholeYears: [1970, 1979],
  models: [
    ...modelRows({ ...sure, from: 1970, to: 1979 }, { '911': '911' }),
    ...modelRows({ ...sure, from: 1975, to: 1979 }, { '930': ['911', '911 Turbo (930)'] }),
    ...modelRows({ ...sure, from: 1978, to: 1979 }, { '928': '928' }),
    ...modelRows({ ...likely, from: 1976, to: 1979 }, { '924': '924' }),
  ],
  codes: {
    version: [
      ...codeRows({ '1': '911T', '2': '911E', '3': '911S' }, { from: 1970, to: 1973 }),
      ...codeRows({ '3': '911 SC' }, { from: 1978, to: 1979 }),
    ],
  },
};

export const porsche1980: ClassicFormat = {
  id: 'porsche-1980',
  maker: 'Porsche',
  layout: 'type (2), A, plant, type, engine, serial (4)',
  source,
  from: 1980,
  to: 1980,
  pattern: /^(?<model>9[123])(?<year>A)\d(?<model2>\d)(?<version>\d)(?<sequence>\d{4})$/,
  yearCodes: { A: [1980] },
  wholeYears: [1980, 1980],
  models: modelRows(
    { ...sure, from: 1980, to: 1980 },
    {
      '911': ['911', '911 SC'],
      '930': ['911', '911 Turbo (930)'],
      '924': '924',
      '928': '928',
      '931': ['924', '924 Turbo'],
    },
  ),
  codes: {},
};
