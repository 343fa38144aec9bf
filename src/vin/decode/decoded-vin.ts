/** Where a value came from, in vPIC's words, or 'Conversion n: …' with its formula. */
type ItemSource =
  | 'Pattern'
  | 'Formula Pattern'
  | 'EngineModelPattern'
  | 'pattern - model'
  | 'Make'
  | 'VehType'
  | 'Manu. Name'
  | 'ModelYear'
  | 'Vehicle Specs'
  | 'Default'
  | 'Corrections'
  | `Conversion ${string}`;

/** One decoded value with the pattern that decided it. */
export type DecodedItem = {
  elementId: number;
  name: string;
  value: string;
  attributeId: string;
  source: ItemSource;
  keys?: string;
  schemaId?: number;
  patternId?: number;
  editedMs?: number;
};

export type VinError = { code: number; text: string };

export type DecodedVin = {
  vin: string;
  /** True when nothing says that the VIN itself is wrong; a maker or pattern that vPIC lacks does not. */
  valid: boolean;
  modelYear: number | null;
  /** False when vPIC's rules leave two model years open. */
  isYearCertain: boolean;
  makeId?: string;
  modelId?: string;
  manufacturerId?: string;
  /** Empty for a clean decode; codes from 900 are our own. */
  errors: readonly VinError[];
  suggestedVin: string;
  items: DecodedItem[];
  /** Values by vPIC variable name; several values of one variable are joined by '; '. */
  elements: Record<string, string>;
};

export type DecodeOptions = {
  /** The model year the caller believes in. */
  year?: number;
  nowMs?: number;
};
