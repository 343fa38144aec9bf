/** The characters a VIN key can hold, as small numbers: 0–9, A–Z, the bar, anything else. */
export const CODE_COUNT = 38;
const BAR = 36;
const OTHER = 37;

const CODES = new Uint8Array(128).fill(OTHER);
for (let digit = 0; digit < 10; digit++) CODES[48 + digit] = digit;
for (let letter = 0; letter < 26; letter++) CODES[65 + letter] = 10 + letter;
CODES[124] = BAR;

export function codeOf(charCode: number): number {
  return charCode < 128 ? (CODES[charCode] as number) : OTHER;
}

/** What one position of a key allows; null allows everything. */
export type KeyPosition = readonly number[] | null;

/** Splits a key such as `[A-CE]*1|*[V7]` into its positions; a key matches every VIN it is a prefix of. */
export function readKeyPositions(key: string): KeyPosition[] {
  const positions: KeyPosition[] = [];
  for (let i = 0; i < key.length; i++) {
    if (key[i] === '*') positions.push(null);
    else if (key[i] === '[') {
      const end = key.indexOf(']', i);
      const stop = end < 0 ? key.length : end;
      positions.push(readClass(key.slice(i + 1, stop)));
      i = stop;
    } else positions.push(SINGLES[codeOf(key.charCodeAt(i))] as number[]);
  }
  return positions;
}

const SINGLES = Array.from({ length: CODE_COUNT }, (_, code) => [code]);

function readClass(text: string): number[] {
  const isNegated = text.startsWith('^');
  // vPIC holds one class written '1-A-JT'; NHTSA reads it as '1A-JT'.
  const body = (isNegated ? text.slice(1) : text).replace('1-A', '1A');
  const codes: number[] = [];
  for (let i = 0; i < body.length; i++) {
    const from = body.charCodeAt(i);
    const to = body[i + 1] === '-' && i + 2 < body.length ? body.charCodeAt(i + 2) : from;
    if (to !== from) i += 2;
    for (let charCode = from; charCode <= to; charCode++) {
      const code = codeOf(charCode);
      if (code !== OTHER) codes.push(code);
    }
  }
  if (!isNegated) return codes;
  return Array.from({ length: CODE_COUNT }, (_, code) => code).filter((code) => !codes.includes(code));
}
