import { listDefaultValues } from './default-values.ts';
import { VPIC_ELEMENTS } from './vpic-elements.ts';
import type { PackedSchema, PackedSpec, PackedValue, PackedWmi, VpicSource } from './vpic-records.ts';

/** One pattern of a made-up schema; `edited` is a day in 2020. */
export type SamplePattern = { key: string; element: number; value: PackedValue; edited?: number };

/** A made-up vPIC file in memory, for tests of the rules. */
export function createSampleSource(sample: {
  wmis: (Partial<PackedWmi> & { wmi: string })[];
  schemas: Record<number, SamplePattern[]>;
  engines?: VpicSource['reference']['engines'];
  specs?: Record<string, PackedSpec[]>;
  checkDigitExceptions?: string[];
}): VpicSource {
  const weights: Record<number, number> = {
    5: 99,
    9: 88,
    26: 99,
    28: 99,
    29: 99,
    31: 98,
    38: 61,
    39: 99,
    75: 99,
  };
  const elements = VPIC_ELEMENTS.map(([id, name, flatKey]) => ({
    id,
    name,
    flatKey,
    weight: weights[id] ?? 0,
  }));
  return {
    reference: {
      elements,
      engines: sample.engines ?? {},
      defaults: listDefaultValues(),
      checkDigitExceptions: sample.checkDigitExceptions ?? [],
    },
    findWmi(wmi) {
      const found = sample.wmis.find((entry) => entry.wmi === wmi);
      return found && { ...SAMPLE_WMI, ...found };
    },
    loadSchema: (schemaId) => packSample(schemaId, sample.schemas[schemaId]),
    loadSpecs: (modelId) => sample.specs?.[modelId] ?? [],
  };
}

const SAMPLE_WMI: PackedWmi = {
  wmi: '',
  vehicleTypeId: 2,
  vehicleType: 'PASSENGER CAR',
  truckTypeId: null,
  manufacturerId: '1',
  manufacturer: 'SAMPLE MOTORS',
  makes: [['10', 'SAMPLE']],
  publicFromMs: 0,
  links: [],
};

function packSample(schemaId: number, patterns: SamplePattern[] | undefined): PackedSchema | undefined {
  if (!patterns) return undefined;
  const keys = [...new Set(patterns.map(({ key }) => key))];
  const values = patterns.map(({ value }) => value);
  const rows = patterns
    .map(({ key, element, edited }, index) => [
      keys.indexOf(key),
      element,
      index,
      Date.UTC(2020, 0, edited ?? 1),
      schemaId * 1000 + index,
    ])
    .sort((a, b) => (a[0] as number) - (b[0] as number));
  return { keys, rows: rows.flat(), values };
}
