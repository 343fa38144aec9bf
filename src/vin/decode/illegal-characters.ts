import { isLightVehicle } from './light-vehicle.ts';
import type { PackedWmi } from './vpic-records.ts';

const ANYWHERE = 1;
const DIGIT = 2;
const CHECK_DIGIT = 4;
const YEAR_CODE = 8;

/** What each ASCII character may be; anything else may be nothing. */
const KINDS = new Uint8Array(128);
for (const [characters, kind] of [
  ['0123456789ABCDEFGHJKLMNPRSTUVWXYZ*', ANYWHERE],
  ['0123456789*', DIGIT],
  ['0123456789X*', CHECK_DIGIT],
  ['123456789ABCDEFGHJKLMNPRSTVWXY', YEAR_CODE],
] as const) {
  for (const character of characters) {
    const charCode = character.charCodeAt(0);
    KINDS[charCode] = (KINDS[charCode] as number) | kind;
  }
}

/** Positions (from 1) whose character vPIC does not allow there; the tail must be numbers. */
export function findIllegalPositions(vin: string, wmi: PackedWmi | undefined, skipNinth: boolean): number[] {
  const isLight = wmi !== undefined && isLightVehicle(wmi);
  const tailFrom = vin[2] === '9' ? 15 : isLight ? 13 : 14;
  const positions: number[] = [];
  for (let position = 1; position <= vin.length; position++) {
    let wanted = position < tailFrom ? ANYWHERE : DIGIT;
    if (position === 9) wanted = skipNinth ? 0 : CHECK_DIGIT;
    else if (position === 10) wanted = YEAR_CODE;
    const charCode = vin.charCodeAt(position - 1);
    const kinds = charCode < 128 ? (KINDS[charCode] as number) : 0;
    if (wanted !== 0 && (kinds & wanted) === 0) positions.push(position);
  }
  return positions;
}

/** vPIC's own check digit test, which also fails a VIN with a character that may not stand where it stands. */
export function failsVpicCheckDigit(vin: string, expected: string | null, illegal: number[]): boolean {
  return expected !== vin[8] || illegal.some((position) => position !== 9);
}
