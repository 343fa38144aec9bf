const firstDescribed = 4;
const firstOwn = 10;

/**
 * The positions of a VIN that vPIC's keys look at: a maker's identifier as it is, or a pattern whose parts before and
 * after `|` stand for positions 4–8 and 10–17, with `*` for any character and `[…]` for one of several.
 */
export function positionsOfKeys(keys: string, isMaker: boolean): number[] {
  if (isMaker) return keys.length === 6 ? [1, 2, 3, 12, 13, 14] : [1, 2, 3];
  return keys.split('|').flatMap((part, at) => {
    const places = part.match(/\[[^\]]*\]|./g) ?? [];
    const first = at === 0 ? firstDescribed : firstOwn;
    return places.flatMap((place, index) => (place === '*' ? [] : [first + index]));
  });
}

/** '4–8, 11' of [4, 5, 6, 7, 8, 11]. */
export function sayPositions(positions: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const position of positions) {
    const last = runs.at(-1);
    if (last && last[1] === position - 1) last[1] = position;
    else runs.push([position, position]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}
