/** Makes whose owners write them in a way no rule finds. */
const asWritten = new Map(
  [
    'BMW',
    'GMC',
    'MG',
    'AMC',
    'BYD',
    'FIAT',
    'MINI',
    'SRT',
    'KTM',
    'TVR',
    'DAF',
    'MAN',
    'UD',
    'VIA',
    'ZAP',
    'BSA',
    'BRP',
    'CFMOTO',
    'SYM',
    'INEOS',
    'VPG',
    'smart',
    'McLaren',
    'DeLorean',
    'VinFast',
    'Rolls-Royce',
    'AM General',
    'MV Agusta',
    'De Tomaso',
    'Can-Am',
    'Mercedes-Maybach',
    'Alfa Romeo',
  ].map((make) => [make.toUpperCase(), make]),
);

const keptInCapitals =
  /^(LLC|USA|US|UK|II|III|IV|EV|RV|ATV|[A-Z]{1,2}&[A-Z]{1,2}|[BCDFGHJKLMNPQRSTVWXZ]{2,4})$/;

const keptSmall = new Set(['of', 'and', 'the', 'for', 'de', 'du', 'von']);

/** The make as people write it: 'HONDA' → 'Honda', 'BMW' → 'BMW'. A make already in mixed case stays. */
export function spellMake(make: string): string {
  const trimmed = make.trim().replace(/\s+/g, ' ');
  const known = asWritten.get(trimmed.toUpperCase());
  if (known) return known;
  if (trimmed !== trimmed.toUpperCase()) return trimmed;
  return trimmed
    .split(' ')
    .map((word, at) => spellWord(word, at > 0))
    .join(' ');
}

function spellWord(word: string, isInside: boolean): string {
  if (keptInCapitals.test(word.replace(/[.,]/g, ''))) return word;
  const small = word.toLowerCase();
  if (isInside && keptSmall.has(small)) return small;
  return small.replace(
    /(^|[-/.(&])(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
