import { hasRightCheckDigit } from './check-digit.ts';
import { readYearCode } from './model-year.ts';

/** A VIN that differs in characters easily misread, and whose check digit is right. */
export type LikelyVin = {
  vin: string;
  changes: { position: number; from: string; to: string }[];
  /** 1 for characters that look the same in print, 2 for those that look alike in poor light. */
  distance: number;
};

/** No VIN holds these, so that what was meant is almost sure. */
const FORBIDDEN: Record<string, string> = { I: '1', O: '0', Q: '0' };
const LOOK_SAME = ['0D', '1L', '17', '2Z', '5S', '6G', '8B'];
const LOOK_ALIKE = [
  '38',
  '3B',
  '4A',
  '7T',
  '08',
  '69',
  '56',
  'CG',
  'DP',
  'EF',
  'HN',
  'HM',
  'KX',
  'MN',
  'PR',
  'PF',
  'UV',
  'VY',
  'VW',
  'XY',
  'TY',
  'BR',
];
const MAX_OFFERED = 5;

const twins = new Map<string, { character: string; distance: number }[]>();
for (const [pairs, distance] of [
  [LOOK_SAME, 1],
  [LOOK_ALIKE, 2],
] as const) {
  for (const pair of pairs) {
    const [a, b] = pair as unknown as [string, string];
    twins.set(a, [...(twins.get(a) ?? []), { character: b, distance }]);
    twins.set(b, [...(twins.get(b) ?? []), { character: a, distance }]);
  }
}

/**
 * VINs that one misread character explains, likeliest first; empty when the VIN is right or nothing explains it.
 * They are offers: nobody but the person with the vehicle can say which is right.
 */
export function listLikelyVins(vin: string, isKnownWmi: (wmi: string) => boolean = () => true): LikelyVin[] {
  if (vin.length !== 17 || (hasRightCheckDigit(vin) && !/[IOQ]/.test(vin))) return [];
  const replaced = replaceForbidden(vin);
  if (!/^[0-9A-HJ-NPR-Z]{17}$/.test(replaced.vin)) return [];
  if (hasRightCheckDigit(replaced.vin)) return [{ ...replaced, distance: 1 }];
  const found: LikelyVin[] = [];
  for (let position = 1; position <= 17; position++) {
    const from = replaced.vin[position - 1] as string;
    for (const { character: to, distance } of twins.get(from) ?? []) {
      const changed = replaced.vin.slice(0, position - 1) + to + replaced.vin.slice(position);
      if (!mayStand(to, position) || !hasRightCheckDigit(changed)) continue;
      found.push({ vin: changed, changes: [...replaced.changes, { position, from, to }], distance });
    }
  }
  const rank = ({ vin: likely, distance }: LikelyVin) => distance + (isKnownWmi(likely.slice(0, 3)) ? 0 : 10);
  return found.sort((a, b) => rank(a) - rank(b)).slice(0, MAX_OFFERED);
}

function replaceForbidden(vin: string): { vin: string; changes: LikelyVin['changes'] } {
  const changes: LikelyVin['changes'] = [];
  const replaced = vin.replace(/[IOQ]/g, (from, index: number) => {
    const to = FORBIDDEN[from] as string;
    changes.push({ position: index + 1, from, to });
    return to;
  });
  return { vin: replaced, changes };
}

function mayStand(character: string, position: number): boolean {
  if (position === 9) return /[0-9X]/.test(character);
  if (position === 10) return readYearCode(character) !== null;
  if (position > 13) return /\d/.test(character);
  return true;
}
