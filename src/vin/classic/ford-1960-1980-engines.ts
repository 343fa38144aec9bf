import { type CodeRow, codeRows } from './classic-format.ts';

const ford = (years: { from: number; to: number }, engines: Readonly<Record<string, string>>) =>
  codeRows(engines, { make: 'Ford', ...years });

/** Engines of the Mustang, Thunderbird, Maverick, Comet and Cougar; other cars of a year shared most letters. */
export const fordEngines: readonly CodeRow[] = [
  ...ford({ from: 1960, to: 1960 }, { J: '430 cu in V8' }),
  ...ford(
    { from: 1965, to: 1965 },
    {
      U: '170 cu in six',
      F: '260 cu in V8',
      D: '289 cu in V8, 4-barrel',
    },
  ),
  ...ford({ from: 1965, to: 1966 }, { T: '200 cu in six' }),
  ...ford(
    { from: 1965, to: 1967 },
    {
      C: '289 cu in V8, 2-barrel',
      A: '289 cu in V8, 4-barrel',
      K: '289 cu in V8, 4-barrel, high performance',
    },
  ),
  ...ford({ from: 1967, to: 1970 }, { T: '200 cu in six' }),
  ...ford({ from: 1969, to: 1977 }, { L: '250 cu in six', F: '302 cu in V8, 2-barrel' }),
  ...ford({ from: 1970, to: 1972 }, { U: '170 cu in six' }),
  ...ford({ from: 1971, to: 1977 }, { T: '200 cu in six' }),
  ...codeRows(
    { U: '170 cu in six', T: '200 cu in six', L: '250 cu in six', F: '302 cu in V8, 2-barrel' },
    { make: 'Mercury', from: 1971, to: 1977 },
  ),
  { code: 'H', says: '351 cu in V8, 2-barrel', make: 'Mercury', from: 1969, to: 1969 },
  { code: 'M', says: '351 cu in V8, 4-barrel', make: 'Mercury', from: 1970, to: 1970 },
  ...ford(
    { from: 1969, to: 1970 },
    {
      G: '302 cu in V8, Boss 302',
      H: '351 cu in V8, 2-barrel',
      M: '351 cu in V8, 4-barrel',
      Q: '428 cu in V8, Cobra Jet',
      R: '428 cu in V8, Cobra Jet with ram air',
      Z: '429 cu in V8, Boss 429',
    },
  ),
  ...ford({ from: 1971, to: 1973 }, { H: '351 cu in V8, 2-barrel' }),
];
