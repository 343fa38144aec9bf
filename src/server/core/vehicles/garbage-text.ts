const ALPHABETS = [
  '0123456789ABCDEFGHJKLMNPRSTUVWXYZ',
  '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ*!-_ ',
  'abcdefghijklmnopqrstuvwxyz',
  '\u0000\t\n\r\u200b\ufeff"\'\\%_[]{}|#*',
  'ÀßİıŁΣςЖק日本語한국어',
];
const VIN_STARTS = ['1HG', 'WBA', '5YJ', '1FT', 'JM1', '1C9', '1GT', 'KMT', 'ZFF', '999', 'LRW'];

/** Endless garbage from a seed: random lengths, scripts, emoji, lone surrogates, and VINs with something broken. */
export function createGarbage(seed: number): () => string {
  let state = seed >>> 0;
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <Entry>(entries: readonly Entry[]): Entry => entries[below(entries.length)] as Entry;
  const draw = (alphabet: string, length: number) =>
    Array.from({ length }, () => pick([...alphabet])).join('');

  return () => {
    switch (below(6)) {
      case 0:
        return draw(pick(ALPHABETS), below(40));
      case 1:
        return pick(VIN_STARTS) + draw(ALPHABETS[0] as string, 14);
      case 2:
        return pick(VIN_STARTS) + draw(ALPHABETS[1] as string, below(20));
      case 3:
        return String.fromCodePoint(...Array.from({ length: below(30) }, () => below(0x10ffff)));
      case 4:
        return String.fromCharCode(...Array.from({ length: below(30) }, () => below(0xffff)));
      default:
        return draw(ALPHABETS[0] as string, 17);
    }
  };
}
