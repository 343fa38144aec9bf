import { type ClassicFormat, codeRows, modelRows } from './classic-format.ts';

const amc = { make: 'AMC', certainty: 'likely' } as const;

/** Car lines are likely: the layout was read in a source, its codes were not. Engine letters are left out. */
export const amc1968: ClassicFormat = {
  id: 'amc-1968-1980',
  maker: 'AMC',
  layout: 'A, year, transmission, car line, body, series, engine, sequence (6)',
  source: 'Vehicle identification manual, AMC/Eagle pages G-13 and G-14: VIN layouts 1974-79 and 1980',
  from: 1968,
  to: 1980,
  pattern:
    /^A(?<year>[0-9A])(?<transmission>[A-Z])(?<model>\d)(?<body>\d)\d(?<engine>[A-Z])(?<sequence>\d{6})$/,
  yearCodes: { A: [1980] },
  wholeYears: [1968, 1980],
  models: [
    ...modelRows({ ...amc, from: 1968, to: 1969 }, { '0': 'Rambler American' }),
    ...modelRows({ ...amc, from: 1970, to: 1977 }, { '0': 'Hornet' }),
    ...modelRows({ ...amc, from: 1978, to: 1980 }, { '0': 'Concord' }),
    ...modelRows({ ...amc, from: 1968, to: 1970 }, { '1': 'Rebel', '3': 'AMX' }),
    ...modelRows({ ...amc, from: 1971, to: 1978 }, { '1': 'Matador' }),
    ...modelRows({ ...amc, from: 1980, to: 1980 }, { '3': 'Eagle' }),
    ...modelRows({ ...amc, from: 1970, to: 1978 }, { '4': 'Gremlin' }),
    ...modelRows({ ...amc, from: 1979, to: 1980 }, { '4': 'Spirit' }),
    ...modelRows({ ...amc, from: 1975, to: 1980 }, { '6': 'Pacer' }),
    ...modelRows({ ...amc, from: 1968, to: 1974 }, { '7': 'Javelin', '8': 'Ambassador' }),
  ],
  codes: {
    body: codeRows({ '5': '4-door sedan', '8': 'Station wagon' }),
  },
};
