/** A literal value, or a looked-up one; a model also carries the make it belongs to. */
export type PackedValue =
  | string
  | [attributeId: string, value: string]
  | [attributeId: string, value: string, makeId: string, make: string];

/** One VIN schema. `rows` holds five numbers a pattern: key index, element id, value index, edited (ms), pattern id. */
export type PackedSchema = { keys: string[]; rows: number[]; values: PackedValue[] };

/** A world manufacturer identifier; `links` are the schemas with the model years they cover. */
export type PackedWmi = {
  wmi: string;
  vehicleTypeId: number;
  vehicleType: string;
  truckTypeId: number | null;
  manufacturerId: string;
  manufacturer: string;
  makes: [makeId: string, make: string][];
  publicFromMs: number | null;
  links: [schemaId: number, yearFrom: number, yearTo: number | null][];
};

export type PackedElement = { id: number; name: string; flatKey: string; weight: number };

type PackedAttribute = [elementId: number, attributeId: string, value: string, editedMs: number];

/** What vPIC knows of one model beyond its VIN patterns; applies only where every key attribute was decoded. */
export type PackedSpec = {
  schemaId: number;
  patternId: number;
  makeId: string;
  vehicleTypeId: number;
  years: number[];
  keys: [elementId: number, attributeId: string][];
  rows: PackedAttribute[];
};

/** The small tables that every decode may need. */
export type PackedReference = {
  elements: PackedElement[];
  engines: Record<string, PackedAttribute[]>;
  defaults: Record<string, [elementId: number, attributeId: string, value: string][]>;
  checkDigitExceptions: string[];
};

/** Where the decoder gets its data: a vPIC file on a server, a small object in a test. */
export type VpicSource = {
  reference: PackedReference;
  findWmi(wmi: string): PackedWmi | undefined;
  loadSchema(schemaId: number): PackedSchema | undefined;
  loadSpecs(modelId: string): PackedSpec[];
};
