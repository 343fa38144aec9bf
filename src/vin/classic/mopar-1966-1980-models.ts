import { type ModelRow, modelRows } from './classic-format.ts';

type Names = Readonly<Record<string, readonly [string, string]>>;

/** Car lines of a span of years: code → make and model. */
const lines = (from: number, to: number, names: Names, certainty: 'sure' | 'likely' = 'sure'): ModelRow[] =>
  Object.entries(names).flatMap(([code, [make, model]]) =>
    modelRows({ make, from, to, certainty }, { [code]: model }),
  );

const sixties: Names = {
  B: ['Plymouth', 'Barracuda'],
  C: ['Chrysler', 'Newport, 300 or New Yorker'],
  D: ['Dodge', 'Polara or Monaco'],
  L: ['Dodge', 'Dart'],
  P: ['Plymouth', 'Fury'],
  R: ['Plymouth', 'Belvedere or Satellite'],
  V: ['Plymouth', 'Valiant'],
  W: ['Dodge', 'Coronet'],
  X: ['Dodge', 'Charger'],
  Y: ['Imperial', 'Crown or LeBaron'],
};

const seventies: Names = {
  B: ['Plymouth', 'Barracuda'],
  C: ['Chrysler', 'Newport, 300 or New Yorker'],
  D: ['Dodge', 'Polara or Monaco'],
  J: ['Dodge', 'Challenger'],
  L: ['Dodge', 'Dart'],
  P: ['Plymouth', 'Fury'],
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
  ...lines(1966, 1967, sixties, 'likely'),
  ...lines(1968, 1968, sixties),
  ...lines(1969, 1969, sixties, 'likely'),
  ...lines(1970, 1970, seventies, 'likely'),
  ...lines(1970, 1970, { W: ['Dodge', 'Coronet'], X: ['Dodge', 'Charger'] }),
  ...lines(1970, 1970, { R: ['Plymouth', 'Belvedere or Satellite'] }, 'likely'),
  ...[1971, 1973].flatMap((year) => lines(year, year, { ...seventies, R: ['Plymouth', 'Satellite'] })),
  ...[1972, 1974].flatMap((year) =>
    lines(year, year, { ...seventies, R: ['Plymouth', 'Satellite'] }, 'likely'),
  ),
  ...lines(1971, 1973, { W: ['Dodge', 'Charger or Coronet'] }),
  ...lines(1974, 1974, { W: ['Dodge', 'Charger or Coronet'] }, 'likely'),
  ...lines(1975, 1975, { ...late, L: ['Dodge', 'Dart'], V: ['Plymouth', 'Valiant'] }, 'likely'),
  ...lines(1975, 1975, { W: ['Dodge', 'Coronet'], Y: ['Imperial', 'LeBaron'] }, 'likely'),
  ...lines(1976, 1977, late),
  ...lines(1976, 1976, {
    H: ['Plymouth', 'Volare'],
    L: ['Dodge', 'Dart'],
    N: ['Dodge', 'Aspen'],
    V: ['Plymouth', 'Valiant'],
    W: ['Dodge', 'Coronet or Charger'],
  }),
  ...lines(1977, 1978, { ...compacts, W: ['Dodge', 'Monaco'] }),
  ...lines(1978, 1978, {
    C: ['Chrysler', 'Newport or New Yorker'],
    M: ['Plymouth', 'Horizon'],
    R: ['Plymouth', 'Fury'],
    S: ['Chrysler', 'Cordoba'],
    X: ['Dodge', 'Charger SE or Magnum XE'],
    Z: ['Dodge', 'Omni'],
  }),
  ...lines(
    1979,
    1980,
    { ...compacts, M: ['Plymouth', 'Horizon'], S: ['Chrysler', 'Cordoba'], Z: ['Dodge', 'Omni'] },
    'likely',
  ),
];
