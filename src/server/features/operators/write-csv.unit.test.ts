import { expect, it } from 'vitest';
import { writeCsv } from './write-csv.ts';

it('quotes what would break a line and disarms what a spreadsheet would run', () => {
  const csv = writeCsv(
    ['name', 'count'],
    [
      ['=HYPERLINK("x")', 1],
      ['Ann, "A"', -2],
      [null, 0],
    ],
  );
  expect(csv).toBe('name,count\r\n"\'=HYPERLINK(""x"")",1\r\n"Ann, ""A""",-2\r\n,0\r\n');
});
