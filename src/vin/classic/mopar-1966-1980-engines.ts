import { type CodeRow, codeRows } from './classic-format.ts';

/** 1966, 1975, 1979 and 1980 are left out: no source read here dates their letters. */
export const moparEngines: readonly CodeRow[] = [
  ...codeRows(
    {
      A: '170 cu in six',
      B: '225 cu in six',
      C: 'Special-order six',
      D: '273 cu in V8, 2-barrel',
      F: '318 cu in V8, 2-barrel',
      G: '383 cu in V8, 2-barrel',
      H: '383 cu in V8, 4-barrel',
      J: '426 cu in V8, Hemi',
      K: '440 cu in V8, 4-barrel',
      L: '440 cu in V8, 4-barrel, high performance',
      M: 'Special-order V8',
    },
    { from: 1967, to: 1969 },
  ),
  ...codeRows({ E: '273 cu in V8, 4-barrel' }, { from: 1967, to: 1967 }),
  ...codeRows({ P: '340 cu in V8, 4-barrel' }, { from: 1968, to: 1969 }),
  ...codeRows(
    {
      B: '198 cu in six',
      C: '225 cu in six',
      E: 'Special-order six',
      G: '318 cu in V8, 2-barrel',
      T: '440 cu in V8, 4-barrel',
      U: '440 cu in V8, 4-barrel, high performance',
      Z: 'Special-order V8',
    },
    { from: 1970, to: 1974 },
  ),
  ...codeRows({ H: '340 cu in V8, 4-barrel' }, { from: 1970, to: 1973 }),
  ...codeRows(
    {
      L: '383 cu in V8, 2-barrel',
      N: '383 cu in V8, 4-barrel',
      R: '426 cu in V8, Hemi',
    },
    { from: 1970, to: 1971 },
  ),
  ...codeRows({ V: '440 cu in V8, three 2-barrels' }, { from: 1970, to: 1972 }),
  ...codeRows({ J: '340 cu in V8, three 2-barrels' }, { from: 1970, to: 1970 }),
  ...codeRows({ J: '360 cu in V8' }, { from: 1974, to: 1974 }),
  ...codeRows({ K: '360 cu in V8, 2-barrel', M: '400 cu in V8, 2-barrel' }, { from: 1971, to: 1974 }),
  ...codeRows({ P: '400 cu in V8, 4-barrel' }, { from: 1972, to: 1974 }),
  ...codeRows(
    {
      C: '225 cu in six, 1-barrel',
      E: 'Special-order six',
      G: '318 cu in V8, 2-barrel',
      J: '360 cu in V8, 4-barrel',
      K: '360 cu in V8, 2-barrel',
      L: '360 cu in V8, 4-barrel, high performance',
      N: '400 cu in V8, 4-barrel',
      P: '400 cu in V8, 4-barrel, high performance',
      T: '440 cu in V8, 4-barrel',
      U: '440 cu in V8, 4-barrel, high performance',
      Z: 'Special-order V8',
    },
    { from: 1976, to: 1978 },
  ),
  ...codeRows({ M: '400 cu in V8, 2-barrel' }, { from: 1976, to: 1976 }),
  ...codeRows({ D: '225 cu in six, 2-barrel' }, { from: 1977, to: 1978 }),
  ...codeRows({ A: '1.7 L four, 2-barrel' }, { from: 1978, to: 1978 }),
];
