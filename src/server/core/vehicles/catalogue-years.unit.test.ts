import { expect, test } from 'vitest';
import { addYears, hasYear, listYears } from './catalogue-years.ts';

test.each([
  [[], [2003, 2005], [2003, 2005]],
  [
    [2003, 2005],
    [2006, 2007],
    [2003, 2007],
  ],
  [
    [2003, 2005],
    [2007, 2008],
    [2003, 2005, 2007, 2008],
  ],
  [
    [2003, 2005, 2007, 2008],
    [2006, 2006],
    [2003, 2008],
  ],
  [
    [2010, 2010],
    [1990, 1991],
    [1990, 1991, 2010, 2010],
  ],
  [
    [2003, 2005],
    [2004, 2004],
    [2003, 2005],
  ],
  [
    [2003, 2005],
    [2009, 2008],
    [2003, 2005],
  ],
])('%j and %j are %j', (years, [from = 0, to = 0], expected) => {
  const merged = addYears(years, [from, to]);
  expect(merged).toEqual(expected);
  for (const year of listYears(merged)) expect(hasYear(merged, year)).toBe(true);
});

test('a year between two spans belongs to neither', () => {
  expect(hasYear([2003, 2005, 2007, 2008], 2006)).toBe(false);
  expect(hasYear(undefined, 2006)).toBe(false);
});
