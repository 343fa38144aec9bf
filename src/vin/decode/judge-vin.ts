import { computeCheckDigit } from '#vin/check-digit.ts';
import type { DecodedItem, VinError } from './decoded-vin.ts';
import {
  CHECK_DIGIT_EXCEPTION_NOTE,
  ERROR_CODES,
  GLIDER_BODY_CLASS,
  INCOMPLETE_BODY_CLASSES,
  INCOMPLETE_VEHICLE_NOTE,
  MAX_TEXT_LENGTH,
  OFF_ROAD_BODY_CLASSES,
  OFF_ROAD_NOTE,
  OPEN_YEAR_NOTE,
} from './error-codes.ts';
import { failsVpicCheckDigit, findIllegalPositions } from './illegal-characters.ts';
import type { PackedWmi } from './vpic-records.ts';

const INCOMPLETE_VEHICLE_TYPE = 10;
/** vPIC ranks a clean pass that names no model by code 14, the one use of that code the shipped data can decide. */
const NO_MODEL_WEIGHT = -30;

export type Judgement = {
  codes: number[];
  errorValue: number;
  illegal: number[];
  isOffRoad: boolean;
  hasException: boolean;
};

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
  const codes: number[] = [];
  if (vin.length < 17) codes.push(6);
  else if (!hasException && failsVpicCheckDigit(vin, computeCheckDigit(vin), illegal)) codes.push(1);
  if (!input.isKnownMaker) codes.push(7);
  else if (!input.hasPatterns) codes.push(8);
  if (input.year === null) codes.push(11);
  if (illegal.length > 0) codes.push(400);
  const isClean = codes.length === 0;
  if (bodyClassId === GLIDER_BODY_CLASS) codes.push(9);
  if (isOffRoad) codes.push(10);
  if (input.isHintWrong) codes.push(12);
  if (isClean) codes.push(0);
  codes.sort((a, b) => a - b);
  let errorValue = codes.reduce((sum, code) => sum + (ERROR_CODES[code]?.weight ?? 0), 0);
  if (isClean && !input.hasModel) errorValue += NO_MODEL_WEIGHT;
  return { codes, errorValue, illegal, isOffRoad, hasException };
}

/** vPIC's codes with their texts; 0 stands for none. */
export function listErrors({ codes, isOffRoad, hasException }: Judgement): VinError[] {
  return codes.map((code) => {
    let text = ERROR_CODES[code]?.text ?? '';
    if (code === 1 && isOffRoad) text += OFF_ROAD_NOTE;
    if (code === 0 && hasException) text += CHECK_DIGIT_EXCEPTION_NOTE;
    return { code, text };
  });
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
