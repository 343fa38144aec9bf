import { computeCheckDigit } from '#vin/check-digit.ts';
import type { DecodedItem } from './decoded-vin.ts';
import {
  GLIDER_BODY_CLASS,
  INCOMPLETE_BODY_CLASSES,
  INCOMPLETE_VEHICLE_NOTE,
  MAX_TEXT_LENGTH,
  OFF_ROAD_BODY_CLASSES,
  OPEN_YEAR_NOTE,
} from './error-codes.ts';
import { failsVpicCheckDigit, findIllegalPositions } from './illegal-characters.ts';
import { CODE_BITS, EXCEPTION_BIT, OFF_ROAD_BIT, type Verdict, verdictOf } from './verdict.ts';
import type { PackedWmi } from './vpic-records.ts';

const INCOMPLETE_VEHICLE_TYPE = 10;
/** vPIC ranks a clean pass that names no model by code 14, the one use of that code the shipped data can decide. */
const NO_MODEL_WEIGHT = -30;

export type Judgement = { verdict: Verdict; errorValue: number; illegal: number[] };

type JudgeInput = {
  vin: string;
  /** The maker's row, also when it is not public yet. */
  wmi: PackedWmi | undefined;
  isKnownMaker: boolean;
  hasPatterns: boolean;
  hasModel: boolean;
  bodyClassId: string | undefined;
  year: number | null;
  isHintWrong: boolean;
  hasException: boolean;
};

/** vPIC's verdict on one pass, without the codes (2–5, 14) that need more patterns than the shipped data has. */
export function judgeVin(input: JudgeInput): Judgement {
  const { vin, wmi, bodyClassId, hasException } = input;
  const isOffRoad = bodyClassId !== undefined && OFF_ROAD_BODY_CLASSES.has(bodyClassId);
  const illegal = findIllegalPositions(vin, wmi, isOffRoad || hasException);
  let bits = 0;
  const add = (code: number) => {
    bits |= CODE_BITS[code] as number;
  };
  if (vin.length < 17) add(6);
  else if (!hasException && failsVpicCheckDigit(vin, computeCheckDigit(vin), illegal)) add(1);
  if (!input.isKnownMaker) add(7);
  else if (!input.hasPatterns) add(8);
  if (input.year === null) add(11);
  if (illegal.length > 0) add(400);
  const isClean = bits === 0;
  if (isClean) add(0);
  if (bodyClassId === GLIDER_BODY_CLASS) add(9);
  if (isOffRoad) add(10);
  if (input.isHintWrong) add(12);
  if (isOffRoad) bits |= OFF_ROAD_BIT;
  if (hasException) bits |= EXCEPTION_BIT;
  const verdict = verdictOf(bits);
  const errorValue = verdict.weight + (isClean && !input.hasModel ? NO_MODEL_WEIGHT : 0);
  return { verdict, errorValue, illegal };
}

/** The VIN with `!` at each position that holds a character vPIC does not allow there. */
export function markIllegal(vin: string, illegal: number[]): string {
  if (illegal.length === 0) return '';
  let marked = vin;
  for (const position of illegal) marked = `${marked.slice(0, position - 1)}!${marked.slice(position)}`;
  return marked;
}

export function explainFurther(
  vin: string,
  illegal: number[],
  vehicle: { vehicleTypeId: number | undefined; bodyClass: DecodedItem | undefined; isYearCertain: boolean },
): string {
  const notes: string[] = [];
  if (illegal.length > 0) {
    notes.push(`Invalid character(s): ${illegal.map((at) => `${at}:${vin[at - 1]}`).join(', ')}.`);
  }
  const isIncomplete =
    vehicle.vehicleTypeId === INCOMPLETE_VEHICLE_TYPE ||
    (vehicle.bodyClass !== undefined && INCOMPLETE_BODY_CLASSES.has(vehicle.bodyClass.attributeId));
  if (isIncomplete) notes.push(INCOMPLETE_VEHICLE_NOTE);
  if (!vehicle.isYearCertain) notes.push(OPEN_YEAR_NOTE);
  return notes.join(' ').slice(0, MAX_TEXT_LENGTH);
}
