import { type ModelRow, modelRows } from './classic-format.ts';

type Names = Readonly<Record<string, readonly [string, string]>>;

/** Car lines of a span of years: code → make and model. */
const lines = (years: Years, names: Names): ModelRow[] =>
  Object.entries(names).flatMap(([code, [make, model]]) =>
    modelRows({ certainty: 'sure', ...years, make }, { [code]: model }),
  );

interface Years {
  readonly from: number;
  readonly to: number;
  readonly certainty?: 'likely';
}

const sixtiesDodge: Names = {
  D: ['Dodge', 'Polara or Monaco'],
  L: ['Dodge', 'Dart'],
  W: ['Dodge', 'Coronet'],
  X: ['Dodge', 'Charger'],
};

const sixties: Names = {
  B: ['Plymouth', 'Barracuda'],
  C: ['Chrysler', 'Newport, 300 or New Yorker'],
  P: ['Plymouth', 'Fury'],
  R: ['Plymouth', 'Belvedere or Satellite'],
  V: ['Plymouth', 'Valiant'],
  Y: ['Imperial', 'Crown or LeBaron'],
};

const seventiesDodge: Names = {
  D: ['Dodge', 'Polara or Monaco'],
  J: ['Dodge', 'Challenger'],
  L: ['Dodge', 'Dart'],
};

const seventies: Names = {
  B: ['Plymouth', 'Barracuda'],
  C: ['Chrysler', 'Newport, 300 or New Yorker'],
  P: ['Plymouth', 'Fury'],
  R: ['Plymouth', 'Satellite'],
  V: ['Plymouth', 'Valiant'],
  Y: ['Imperial', 'LeBaron'],
};

const late: Names = {
  C: ['Chrysler', 'Newport or New Yorker'],
  D: ['Dodge', 'Monaco or Royal Monaco'],
  P: ['Plymouth', 'Gran Fury'],
  R: ['Plymouth', 'Fury'],
  S: ['Chrysler', 'Cordoba'],
  X: ['Dodge', 'Charger SE'],
};

const compacts: Names = {
  F: ['Chrysler', 'LeBaron'],
  G: ['Dodge', 'Diplomat'],
  H: ['Plymouth', 'Volare'],
  N: ['Dodge', 'Aspen'],
};

export const moparModels: readonly ModelRow[] = [
  ...lines({ from: 1966, to: 1966, certainty: 'likely' }, sixtiesDodge),
  ...lines({ from: 1967, to: 1969 }, sixtiesDodge),
  ...lines({ from: 1966, to: 1967, certainty: 'likely' }, sixties),
  ...lines({ from: 1968, to: 1968 }, sixties),
  ...lines({ from: 1969, to: 1969, certainty: 'likely' }, sixties),
  ...lines({ from: 1970, to: 1974 }, seventiesDodge),
  ...lines({ from: 1970, to: 1970 }, { W: ['Dodge', 'Coronet'], X: ['Dodge', 'Charger'] }),
  ...lines(
    { from: 1970, to: 1970, certainty: 'likely' },
    { ...seventies, R: ['Plymouth', 'Belvedere or Satellite'] },
  ),
  ...[1971, 1973].flatMap((year) => lines({ from: year, to: year }, seventies)),
  ...[1972, 1974].flatMap((year) => lines({ from: year, to: year, certainty: 'likely' }, seventies)),
  ...lines({ from: 1971, to: 1973 }, { W: ['Dodge', 'Charger or Coronet'] }),
  ...lines({ from: 1974, to: 1974, certainty: 'likely' }, { W: ['Dodge', 'Charger or Coronet'] }),
  ...lines(
    { from: 1975, to: 1975, certainty: 'likely' },
    { ...late, L: ['Dodge', 'Dart'], V: ['Plymouth', 'Valiant'] },
  ),
  ...lines(
    { from: 1975, to: 1975, certainty: 'likely' },
    { W: ['Dodge', 'Coronet'], Y: ['Imperial', 'LeBaron'] },
  ),
  ...lines({ from: 1976, to: 1977 }, late),
  ...lines(
    { from: 1976, to: 1976 },
    {
      L: ['Dodge', 'Dart'],
      N: ['Dodge', 'Aspen'],
      V: ['Plymouth', 'Valiant'],
      W: ['Dodge', 'Coronet or Charger'],
    },
  ),
  ...lines({ from: 1976, to: 1976, certainty: 'likely' }, { H: ['Plymouth', 'Volare'] }),
  ...lines({ from: 1977, to: 1978 }, { ...compacts, W: ['Dodge', 'Monaco'] }),
  ...lines(
    { from: 1978, to: 1978 },
    {
      C: ['Chrysler', 'Newport or New Yorker'],
      M: ['Plymouth', 'Horizon'],
      R: ['Plymouth', 'Fury'],
      S: ['Chrysler', 'Cordoba'],
      X: ['Dodge', 'Charger SE or Magnum XE'],
      Z: ['Dodge', 'Omni'],
    },
  ),
  ...lines(
    { from: 1979, to: 1980, certainty: 'likely' },
    { ...compacts, M: ['Plymouth', 'Horizon'], S: ['Chrysler', 'Cordoba'], Z: ['Dodge', 'Omni'] },
  ),
];
