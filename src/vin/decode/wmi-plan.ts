import type { DecodedItem } from './decoded-vin.ts';
import type { PackedWmi } from './vpic-records.ts';

/** A schema that applies, with the year that ranks its patterns. */
type SchemaLink = { schemaId: number; priority: number };

/** A maker as the decoder wants it: its fixed values ready, its schemas by model year. */
export type WmiPlan = {
  record: PackedWmi;
  isPublic: (nowMs: number) => boolean;
  vehicleType: DecodedItem;
  manufacturer: DecodedItem;
  onlyMake: DecodedItem | null;
  linksOf: (year: number | null) => SchemaLink[];
};

export function planWmi(record: PackedWmi, nameOf: (elementId: number) => string): WmiPlan {
  const byYear = new Map<number | null, SchemaLink[]>();
  const makeFixed = (
    elementId: number,
    source: DecodedItem['source'],
    [attributeId, value]: [string, string],
  ): DecodedItem => ({ elementId, name: nameOf(elementId), value, attributeId, source, keys: record.wmi });
  const [firstMake] = record.makes;
  return {
    record,
    isPublic: (nowMs) => record.publicFromMs !== null && record.publicFromMs <= nowMs,
    vehicleType: makeFixed(39, 'VehType', [String(record.vehicleTypeId), record.vehicleType]),
    manufacturer: makeFixed(27, 'Manu. Name', [record.manufacturerId, record.manufacturer]),
    onlyMake: firstMake && record.makes.length === 1 ? makeFixed(26, 'Make', firstMake) : null,
    linksOf(year) {
      let links = byYear.get(year);
      if (!links) {
        links = record.links
          .filter(([, from, to]) => year === null || (year >= from && (to === null || year <= to)))
          .map(([schemaId, priority]) => ({ schemaId, priority }));
        byYear.set(year, links);
      }
      return links;
    },
  };
}
