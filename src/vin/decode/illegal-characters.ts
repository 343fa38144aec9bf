import { isLightVehicle } from './light-vehicle.ts';
import type { PackedWmi } from './vpic-records.ts';

const ANYWHERE = /^[0-9A-HJ-NPR-Z*]$/;
const DIGIT = /^[0-9*]$/;
const CHECK_DIGIT = /^[0-9X*]$/;
const YEAR_CODE = /^[1-9A-HJ-NPR-TV-Y]$/;
const CLEAN_LIGHT = /^[0-9A-HJ-NPR-Z]{8}[0-9X][1-9A-HJ-NPR-TV-Y][0-9A-HJ-NPR-Z]{2}\d{5}$/;

/** Positions (from 1) whose character vPIC does not allow there; the tail must be numbers. */
export function findIllegalPositions(vin: string, wmi: PackedWmi | undefined, skipNinth: boolean): number[] {
  const isLight = vin[2] !== '9' && wmi !== undefined && isLightVehicle(wmi);
  if (CLEAN_LIGHT.test(vin)) return [];
  const tailFrom = vin[2] === '9' ? 15 : isLight ? 13 : 14;
  const positions: number[] = [];
  for (let position = 1; position <= vin.length; position++) {
    const character = vin[position - 1] as string;
    if (position === 9) {
      if (!skipNinth && !CHECK_DIGIT.test(character)) positions.push(position);
    } else if (position === 10) {
      if (!YEAR_CODE.test(character)) positions.push(position);
    } else if (!(position < tailFrom ? ANYWHERE : DIGIT).test(character)) positions.push(position);
  }
  return positions;
}

/** vPIC's own check digit test, which also fails a VIN with a character that may not stand where it stands. */
export function failsVpicCheckDigit(vin: string, expected: string | null, illegal: number[]): boolean {
  return expected !== vin[8] || illegal.some((position) => position !== 9);
}
