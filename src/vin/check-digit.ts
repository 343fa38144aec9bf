/** Weights and values from 49 CFR 565.15(c). */
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const VALUES = new Int8Array(128).fill(-1);
'0123456789'.split('').forEach((character, value) => {
  VALUES[character.charCodeAt(0)] = value;
});
for (const [letters, first] of [
  ['ABCDEFGH', 1],
  ['JKLMN', 1],
  ['P', 7],
  ['R', 9],
  ['STUVWXYZ', 2],
] as const) {
  letters.split('').forEach((letter, index) => {
    VALUES[letter.charCodeAt(0)] = first + index;
  });
}

const CHECK_DIGIT_POSITION = 9;

/** The check digit that the other sixteen characters ask for, or null when they are not all VIN characters. */
export function computeCheckDigit(vin: string): string | null {
  if (vin.length !== 17) return null;
  let sum = 0;
  for (let i = 0; i < 17; i++) {
    if (i === CHECK_DIGIT_POSITION - 1) continue;
    const charCode = vin.charCodeAt(i);
    const value = charCode < 128 ? (VALUES[charCode] as number) : -1;
    if (value < 0) return null;
    sum += value * (WEIGHTS[i] as number);
  }
  const rest = sum % 11;
  return rest === 10 ? 'X' : String(rest);
}

export function hasRightCheckDigit(vin: string): boolean {
  return computeCheckDigit(vin) === vin[CHECK_DIGIT_POSITION - 1];
}
