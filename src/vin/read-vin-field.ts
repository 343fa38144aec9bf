import { computeCheckDigit } from './check-digit.ts';
import { type LikelyVin, listLikelyVins } from './likely-vins.ts';
import { listModelYears, readYearCode } from './model-year.ts';
import { normalizeVin } from './normalize-vin.ts';
import { offersEurope } from './offer-europe.ts';
import { isPlausibleVin } from './plausible-vin.ts';
import { kindOfVin, VIN_LENGTH, type VinKind } from './vin-kind.ts';
import { readCountry, readRegion, type WorldRegion } from './world-regions.ts';

export type VinProblem = {
  code:
    | 'too-short'
    | 'too-long'
    | 'forbidden-letter'
    | 'strange-character'
    | 'wrong-year-code'
    | 'wrong-check-digit'
    | 'not-plausible';
  /** Positions from 1 that the field marks; empty when the whole VIN is meant. */
  positions: number[];
  message: string;
};

export type VinReading = {
  vin: string;
  kind: VinKind;
  problems: VinProblem[];
  make: string | null;
  region: WorldRegion | null;
  country: string | null;
  /** Likeliest first; two where the VIN alone cannot tell the cycle of thirty years. */
  modelYears: number[];
  likelyVins: LikelyVin[];
  isEuropeOffered: boolean;
};

export type FieldOptions = { makes?: ReadonlyMap<string, string>; isEurope?: boolean; nowMs?: number };

/** Everything the VIN field can say while a person types, without a request. */
export function readVinField(
  text: string,
  { makes, isEurope = false, nowMs }: FieldOptions = {},
): VinReading {
  const { vin, forbidden, strange } = normalizeVin(text);
  const kind = kindOfVin(vin);
  const problems = [
    ...checkLength(vin, kind),
    ...describeLetters(forbidden, strange),
    ...(kind === 'standard' && forbidden.length + strange.length === 0 ? checkContent(vin, isEurope) : []),
  ];
  const isTypingStandard = kind !== 'empty' && strange.length === 0;
  const isKnownWmi = makes ? (wmi: string) => makes.has(wmi) : undefined;
  return {
    vin,
    kind,
    problems,
    make: makes?.get(vin.slice(0, 3)) ?? null,
    region: isTypingStandard ? readRegion(vin) : null,
    country: isTypingStandard ? readCountry(vin) : null,
    modelYears: isTypingStandard && vin.length <= VIN_LENGTH ? listModelYears(vin, nowMs) : [],
    likelyVins: isEurope ? [] : listLikelyVins(vin, isKnownWmi),
    isEuropeOffered: !isEurope && offersEurope(vin),
  };
}

function checkLength(vin: string, kind: VinKind): VinProblem[] {
  if (kind !== 'wrong-length') return [];
  const difference = vin.length - VIN_LENGTH;
  const count = Math.abs(difference);
  const characters = `${count} character${count === 1 ? '' : 's'}`;
  if (difference < 0)
    return [{ code: 'too-short', positions: [], message: `Wrong VIN: ${characters} missing.` }];
  const positions = Array.from({ length: Math.min(count, 50) }, (_, i) => VIN_LENGTH + 1 + i);
  return [{ code: 'too-long', positions, message: `Wrong VIN: ${characters} too many.` }];
}

function describeLetters(
  forbidden: { position: number; character: string }[],
  strange: { position: number; character: string }[],
): VinProblem[] {
  const problems: VinProblem[] = [];
  if (forbidden.length > 0) {
    const letters = [...new Set(forbidden.map(({ character }) => character))].join(', ');
    const positions = forbidden.map(({ position }) => position);
    problems.push({ code: 'forbidden-letter', positions, message: `A VIN has no ${letters}: is it 1 or 0?` });
  }
  if (strange.length > 0) {
    const positions = strange.map(({ position }) => position);
    problems.push({
      code: 'strange-character',
      positions,
      message: 'Only letters and digits stand in a VIN.',
    });
  }
  return problems;
}

/** Outside Europe the ninth and tenth characters have fixed meanings. */
function checkContent(vin: string, isEurope: boolean): VinProblem[] {
  if (!isPlausibleVin(vin)) {
    return [{ code: 'not-plausible', positions: [], message: 'No vehicle carries this number.' }];
  }
  if (isEurope) return [];
  const problems: VinProblem[] = [];
  if (readYearCode(vin[9] as string) === null) {
    problems.push({
      code: 'wrong-year-code',
      positions: [10],
      message: 'The 10th character is no model year.',
    });
  }
  const expected = computeCheckDigit(vin);
  if (expected !== vin[8]) {
    const message = `The check digit (9th character) should be ${expected}: one character is probably misread.`;
    problems.push({ code: 'wrong-check-digit', positions: [9], message });
  }
  return problems;
}
