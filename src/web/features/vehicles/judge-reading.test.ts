import { describe, expect, it } from 'vitest';
import { readVinField } from '#vin/read-vin-field.ts';
import { judgeReading } from './judge-reading.ts';

const judge = (text: string, isTried = false) => {
  const { shown, isBlocked } = judgeReading(readVinField(text), isTried);
  return [shown.map(({ code }) => code).join(' '), isBlocked];
};

describe('what the VIN field lets through', () => {
  it.each([
    ['1HGCM82633A004352', '', false],
    ['1HGCM82633A004353', 'wrong-check-digit', false],
    ['1HGCM82633A00435', '', true],
    ['1HGCM82633A0043522', 'too-long', true],
    ['1HGCM82633AO04352', 'forbidden-letter', true],
    ['11111111111111111', 'not-plausible', true],
    ['9F02Q123456', 'forbidden-letter', false],
    ['124379N500001', '', false],
    ['', '', true],
  ])('%j says %j and is held back: %s', (text, codes, isBlocked) => {
    expect(judge(text)).toEqual([codes, isBlocked]);
  });

  it('a number too short is told only after trying it', () => {
    expect(judge('1HGCM82633A00435', true)).toEqual(['too-short', true]);
  });
});
