/** Letters that no VIN holds, because they are read as 1 and 0. */
const FORBIDDEN = new Set(['I', 'O', 'Q']);
const CLEAN = /^[0-9A-HJ-NPR-Z]*$/;

export type NormalizedVin = {
  vin: string;
  /** Positions from 1 in `vin`. I, O and Q are told, never replaced. */
  forbidden: { position: number; character: string }[];
  /** Positions of characters that are neither a letter A–Z nor a digit. */
  strange: { position: number; character: string }[];
};

/** Letters raised, spaces and dashes of every kind dropped. */
export function normalizeVin(text: string): NormalizedVin {
  if (CLEAN.test(text)) return { vin: text, forbidden: [], strange: [] };
  const vin = text.toUpperCase().replace(/[\s\p{Cf}\p{Pd}\u2212]+/gu, '');
  const forbidden: NormalizedVin['forbidden'] = [];
  const strange: NormalizedVin['strange'] = [];
  if (CLEAN.test(vin)) return { vin, forbidden, strange };
  for (let i = 0; i < vin.length; i++) {
    const character = vin[i] as string;
    if (FORBIDDEN.has(character)) forbidden.push({ position: i + 1, character });
    else if (!/[0-9A-Z]/.test(character)) strange.push({ position: i + 1, character });
  }
  return { vin, forbidden, strange };
}
