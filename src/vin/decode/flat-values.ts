import type { DecodedVin } from './decoded-vin.ts';
import { VPIC_ELEMENTS } from './vpic-elements.ts';

const FLAT_KEYS = new Map(VPIC_ELEMENTS.map(([, name, flatKey]) => [name, flatKey]));
const EMPTY_VALUES = Object.fromEntries(VPIC_ELEMENTS.map(([, , flatKey]) => [flatKey, '']));

/** The same answer in the shape of vPIC's DecodeVinValues: every key there, all strings, '' for unknown. */
export function toFlatValues(decoded: DecodedVin): Record<string, string> {
  const values: Record<string, string> = { ...EMPTY_VALUES, VIN: decoded.vin };
  for (const [name, value] of Object.entries(decoded.elements)) values[FLAT_KEYS.get(name) ?? name] = value;
  values.MakeID = decoded.makeId ?? '';
  values.ModelID = decoded.modelId ?? '';
  values.ManufacturerId = decoded.manufacturerId ?? '';
  return values;
}

/** Flat answers of the vPIC service by variable name; empty and not applicable values are left out. */
export function fromFlatValues(values: Record<string, string | null | undefined>): Record<string, string> {
  const elements: Record<string, string> = {};
  for (const [, name, flatKey] of VPIC_ELEMENTS) {
    const value = values[flatKey]?.trim();
    if (value && value !== 'Not Applicable') elements[name] = value;
  }
  return elements;
}
