import type { DecodedItem, VinError } from './decoded-vin.ts';
import { CHECK_DIGIT_EXCEPTION_NOTE, ERROR_CODES, MAX_TEXT_LENGTH, OFF_ROAD_NOTE } from './error-codes.ts';

/** Codes that say the VIN itself is wrong; the others say that vPIC knows too little. */
const VIN_IS_WRONG = [1, 6, 11, 400];
const CODES = Object.keys(ERROR_CODES).map(Number);

/** One bit a code, so that a verdict is found by one number. */
export const CODE_BITS = Object.fromEntries(CODES.map((code, index) => [code, 1 << index])) as Record<
  number,
  number
>;
export const OFF_ROAD_BIT = 1 << CODES.length;
export const EXCEPTION_BIT = 1 << (CODES.length + 1);

/** A set of codes with everything that is said about it, made once and shared. */
export type Verdict = {
  codes: readonly number[];
  /** Without code 0, which means that nothing is wrong. */
  errors: readonly VinError[];
  weight: number;
  isVinWrong: boolean;
  codeItem: DecodedItem;
  textItem: DecodedItem;
};

const verdicts = new Map<number, Verdict>();

export function verdictOf(bits: number): Verdict {
  let verdict = verdicts.get(bits);
  if (!verdict) {
    verdict = makeVerdict(bits);
    verdicts.set(bits, verdict);
  }
  return verdict;
}

function makeVerdict(bits: number): Verdict {
  const codes = CODES.filter((code) => bits & (CODE_BITS[code] as number)).sort((a, b) => a - b);
  const remarks = codes.map((code) => ({ code, text: textOf(code, bits) }));
  const text = remarks.map((remark) => remark.text).join('; ');
  return {
    codes,
    errors: remarks.filter(({ code }) => code !== 0),
    weight: codes.reduce((sum, code) => sum + (ERROR_CODES[code]?.weight ?? 0), 0),
    isVinWrong: codes.some((code) => VIN_IS_WRONG.includes(code)),
    codeItem: makeItem(143, 'Error Code', codes.join(',')),
    textItem: makeItem(191, 'Error Text', text.slice(0, MAX_TEXT_LENGTH)),
  };
}

function textOf(code: number, bits: number): string {
  const text = ERROR_CODES[code]?.text ?? '';
  if (code === 1 && bits & OFF_ROAD_BIT) return text + OFF_ROAD_NOTE;
  return code === 0 && bits & EXCEPTION_BIT ? text + CHECK_DIGIT_EXCEPTION_NOTE : text;
}

function makeItem(elementId: number, name: string, value: string): DecodedItem {
  return { elementId, name, value, attributeId: value, source: 'Corrections' };
}
