const CODES_FROM_2010 = 'ABCDEFGHJKLMNPRSTVWXY123456789';

/** The year of a code in the cycle 2010–2039, or null: I, O, Q, U, Z and 0 stand for no year. */
export function readYearCode(character: string): number | null {
  const index = character.length === 1 ? CODES_FROM_2010.indexOf(character) : -1;
  return index < 0 ? null : 2010 + index;
}

/** The model years that positions 7 and 10 allow, likeliest first; empty when position 10 is no year code. */
export function listModelYears(vin: string, nowMs: number = Date.now()): number[] {
  const code = readYearCode(vin[9] ?? '');
  if (code === null) return [];
  const latestYear = new Date(nowMs).getUTCFullYear() + 2;
  const years = [code, code - 30].filter((year) => year <= latestYear);
  // 49 CFR 565 makes position 7 a digit until 2009 and a letter since, but only for cars and light trucks.
  return /\d/.test(vin[6] ?? '') ? years.reverse() : years;
}
