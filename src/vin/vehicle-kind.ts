import { type PayloadFields, readFlag, readText } from './vehicle-payload.ts';
import { LAST_CLASSIC_YEAR } from './vin-kind.ts';

/** Classic by its year; a look-up is classic by its length instead. */
export const isClassicYear = (year: number | null | undefined) =>
  typeof year === 'number' && year <= LAST_CLASSIC_YEAR;

/** Flagged, from a European source, or with a 'General Information' section. */
export function isEuropeanPayload(fields: PayloadFields): boolean {
  if (readFlag(fields, 'isEurope', 'europe')) return true;
  if (readText(fields, 'source')?.toLowerCase().includes('europe')) return true;
  const section = fields.get('generalinformation');
  return section !== null && section !== undefined && section !== '';
}

export const isMotorcyclePayload = (fields: PayloadFields) =>
  readFlag(fields, 'isMotorcycle') || readText(fields, 'vehicle_type')?.toLowerCase() === 'motorcycle';
