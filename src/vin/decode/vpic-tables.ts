import { type CompiledSchema, compileSchema } from './compile-schema.ts';
import type { DecodedItem } from './decoded-vin.ts';
import { createForgetfulMap } from './forgetful-map.ts';
import { VPIC_ELEMENTS } from './vpic-elements.ts';
import type { PackedSpec, VpicSource } from './vpic-records.ts';
import { planWmi, type WmiPlan } from './wmi-plan.ts';

/** About 60 MB of compiled patterns; what was not asked for lately is dropped beyond it. */
const MAX_COMPILED_ROWS = 300_000;
const MAX_WMIS = 4_000;
const MAX_KEYS_PER_SCHEMA = 16_384;
const WMI_SHAPE = /^[0-9A-Z]{3}(?:[0-9A-Z]{3})?$/;

/** vPIC data compiled as it is asked for. */
export type VpicTables = {
  nameOf: (elementId: number) => string;
  flatKeyOf: (elementId: number) => string | undefined;
  weightOf: (elementId: number) => number;
  planOf: (wmi: string) => WmiPlan | undefined;
  schemaOf: (schemaId: number) => CompiledSchema | undefined;
  specsOf: (modelId: string) => PackedSpec[];
  modelYearItem: (year: number) => DecodedItem;
  listEngineAttributes: (engine: DecodedItem) => DecodedItem[];
  listDefaults: (vehicleTypeId: number) => DecodedItem[];
  hasCheckDigitException: (vin: string) => boolean;
  scratch: Uint32Array;
};

export function createTables(source: VpicSource): VpicTables {
  const { reference } = source;
  const names = new Map(reference.elements.map(({ id, name }) => [id, name]));
  for (const [id, name] of VPIC_ELEMENTS) names.set(id, name);
  const flatKeys = new Map(reference.elements.map(({ id, flatKey }) => [id, flatKey]));
  const weights: number[] = [];
  for (const { id, weight } of reference.elements) weights[id] = weight;
  const nameOf = (elementId: number) => names.get(elementId) ?? `Element ${elementId}`;

  const plans = createForgetfulMap<string, WmiPlan | null>(MAX_WMIS, () => 1);
  const schemas = createForgetfulMap<number, CompiledSchema | null>(
    MAX_COMPILED_ROWS,
    (schema) => 20 + (schema ? schema.rows.length / 5 : 0),
  );
  const engineItems = new WeakMap<DecodedItem, DecodedItem[]>();
  const defaults = new Map<number, DecodedItem[]>();
  const years = new Map<number, DecodedItem>();
  const exceptions = new Set(reference.checkDigitExceptions);

  return {
    nameOf,
    flatKeyOf: (elementId) => flatKeys.get(elementId),
    weightOf: (elementId) => weights[elementId] ?? 0,
    planOf(wmi) {
      if (!WMI_SHAPE.test(wmi)) return undefined;
      const plan = plans.get(wmi, () => {
        const record = source.findWmi(wmi);
        return record ? planWmi(record, nameOf) : null;
      });
      return plan ?? undefined;
    },
    schemaOf: (schemaId) =>
      schemas.get(schemaId, () => {
        const packed = source.loadSchema(schemaId);
        return packed ? compileSchema(schemaId, packed) : null;
      }) ?? undefined,
    specsOf: (modelId) => source.loadSpecs(modelId),
    modelYearItem(year) {
      const known = years.get(year);
      if (known) return known;
      const value = String(year);
      const item: DecodedItem = {
        elementId: 29,
        name: nameOf(29),
        value,
        attributeId: value,
        source: 'ModelYear',
      };
      years.set(year, item);
      return item;
    },
    listEngineAttributes(engine) {
      let items = engineItems.get(engine);
      if (!items) {
        const attributes = reference.engines[engine.attributeId.trim().toLowerCase()] ?? [];
        items = attributes.map(([elementId, attributeId, value, editedMs]) => ({
          ...engine,
          elementId,
          name: nameOf(elementId),
          value,
          attributeId,
          source: 'EngineModelPattern',
          editedMs,
        }));
        engineItems.set(engine, items);
      }
      return items;
    },
    listDefaults(vehicleTypeId) {
      let items = defaults.get(vehicleTypeId);
      if (!items) {
        items = (reference.defaults[vehicleTypeId] ?? []).map(([elementId, attributeId, value]) => ({
          elementId,
          name: nameOf(elementId),
          value,
          attributeId,
          source: 'Default',
        }));
        defaults.set(vehicleTypeId, items);
      }
      return items;
    },
    hasCheckDigitException: (vin) => exceptions.size > 0 && exceptions.has(vin),
    scratch: new Uint32Array(MAX_KEYS_PER_SCHEMA),
  };
}
