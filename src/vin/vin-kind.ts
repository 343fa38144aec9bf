/** VINs of up to this length are looked up as classic. */
export const CLASSIC_VIN_LENGTH = 14;
export const VIN_LENGTH = 17;
/** Vehicles of this year and before are classic. */
export const LAST_CLASSIC_YEAR = 1981;

/** `wrong-length` is 15, 16 or more than 17 characters, which no vehicle has. */
export type VinKind = 'empty' | 'classic' | 'wrong-length' | 'standard';

export function kindOfVin(vin: string): VinKind {
  if (vin === '') return 'empty';
  if (vin.length <= CLASSIC_VIN_LENGTH) return 'classic';
  return vin.length === VIN_LENGTH ? 'standard' : 'wrong-length';
}
