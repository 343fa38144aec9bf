import { describe, expect, it } from 'vitest';
import { cleanTyped } from './clean-typed.ts';

describe('typing into the VIN field', () => {
  it.each([
    ['1hgcm', 5, '1HGCM', 5],
    ['1HGxCM', 4, '1HGXCM', 4],
    ['1HG CM8', 4, '1HGCM8', 3],
    ['1HG-CM8', 7, '1HGCM8', 6],
    ['VIN: 1HGCM82633A004352', 22, '1HGCM82633A004352', 17],
    ['vin number # 1hgcm', 2, '1HGCM', 0],
    ['VIN1', 4, 'VIN1', 4],
    ['', 0, '', 0],
  ])('%j with the caret at %i reads %j with the caret at %i', (typed, caret, text, newCaret) => {
    expect(cleanTyped(typed, caret)).toEqual({ text, caret: newCaret });
  });

  it('a page pasted by mistake is cut to what a number may hold', () => {
    expect(cleanTyped('A'.repeat(5000), 5000)).toEqual({ text: 'A'.repeat(40), caret: 40 });
  });
});
