import { describe, expect, it } from 'vitest';
import { readVinField } from '#vin/read-vin-field.ts';
import { markVin } from './mark-vin.ts';

const marked = (vin: string) =>
  markVin(
    vin,
    readVinField(vin).problems.flatMap(({ positions }) => positions),
  )
    .filter((cell) => cell.isMarked)
    .map(({ position, character }) => [position, character]);

describe('the echo under the VIN field', () => {
  it('shows seventeen places, empty where nothing is typed yet', () => {
    const cells = markVin('1HG', []);
    expect(cells).toHaveLength(17);
    expect(cells.map((cell) => cell.character).join('')).toBe('1HG');
  });

  it('marks letters that no VIN holds where they stand', () => {
    expect(marked('1HGCM82633AO0435I')).toEqual([
      [12, 'O'],
      [17, 'I'],
    ]);
  });

  it('marks the check digit, and nothing of a right VIN', () => {
    expect(marked('1HGCM82633A004353')).toEqual([[9, '3']]);
    expect(marked('1HGCM82633A004352')).toEqual([]);
  });

  it('keeps and marks what is too much', () => {
    expect(marked('1HGCM82633A00435299')).toEqual([
      [18, '9'],
      [19, '9'],
    ]);
  });

  it('reads in the three groups of a VIN', () => {
    const starts = markVin('', [])
      .filter((cell) => cell.startsGroup)
      .map((cell) => cell.position);
    expect(starts).toEqual([4, 10]);
  });
});
