import { hasRightCheckDigit } from './check-digit.ts';
import { VIN_LENGTH } from './vin-kind.ts';

/** No such maker in the United States, or no patterns for the vehicle. */
const US_DECODE_FAILED = [7, 8];

/**
 * True when a VIN may be of a vehicle made for Europe, where the ninth character checks nothing.
 * It is a question to the person, never an answer.
 */
export function offersEurope(vin: string, errorCodes: readonly number[] = []): boolean {
  if (vin.length !== VIN_LENGTH || !/^[S-Z][0-9A-HJ-NPR-Z]{16}$/.test(vin)) return false;
  return !hasRightCheckDigit(vin) || errorCodes.some((code) => US_DECODE_FAILED.includes(code));
}
