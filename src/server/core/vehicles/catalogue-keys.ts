/** Characters a position may hold; null where it may hold any. */
type Position = string | null;

/** The positions of a pattern key: 4 to 8, and 10 onward. */
export type KeyPositions = readonly [readonly Position[], readonly Position[]];

const alphabet = '0123456789ABCDEFGHJKLMNPRSTUVWXYZ';
const digits = '0123456789';

export function parseKey(key: string): KeyPositions {
  const [front = '', back = ''] = key.split('|');
  return [parsePart(front), parsePart(back)];
}

/** Whether some VIN fits both keys. */
export function canMeet(one: KeyPositions, other: KeyPositions): boolean {
  return canPartsMeet(one[0], other[0]) && canPartsMeet(one[1], other[1]);
}

function canPartsMeet(one: readonly Position[], other: readonly Position[]): boolean {
  const length = Math.min(one.length, other.length);
  for (let at = 0; at < length; at++) {
    const a = one[at];
    const b = other[at];
    if (a == null || b == null || a === b) continue;
    if (![...a].some((character) => b.includes(character))) return false;
  }
  return true;
}

function parsePart(part: string): Position[] {
  return (part.match(/\[[^\]]*\]?|./gu) ?? []).map((token) => {
    if (token === '*') return null;
    if (token === '#') return digits;
    return token.startsWith('[') ? parseClass(token.replace(/^\[|\]$/g, '')) : token;
  });
}

function parseClass(body: string): string {
  const isNegated = body.startsWith('^');
  const listed = (isNegated ? body.slice(1) : body).replace(/(.)-(.)/g, (_, first: string, last: string) =>
    [...alphabet].filter((character) => first <= character && character <= last).join(''),
  );
  return isNegated ? [...alphabet].filter((character) => !listed.includes(character)).join('') : listed;
}
