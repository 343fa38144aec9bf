import type { DatabaseSync } from 'node:sqlite';
import { listDefaultValues } from '#vin/decode/default-values.ts';
import type { PackedReference } from '#vin/decode/vpic-records.ts';
import { listTables, type VpicLookups } from './vpic-lookup-store.ts';
import { readTimestamp } from './vpic-timestamp.ts';

/** The small tables; defaults and check digit exceptions come from the file where it has them. */
export function readReference(database: DatabaseSync, lookups: VpicLookups): PackedReference {
  const tables = new Set(listTables(database).map((name) => name.toLowerCase()));
  return {
    elements: lookups.elements,
    engines: readEngines(database, lookups),
    defaults: tables.has('defaultvalue') ? readDefaults(database, lookups) : listDefaultValues(),
    checkDigitExceptions: tables.has('vinexception') ? readExceptions(database) : [],
  };
}

function readEngines(database: DatabaseSync, lookups: VpicLookups): PackedReference['engines'] {
  const engines: PackedReference['engines'] = {};
  const rows = database
    .prepare(`
      SELECT e.Name AS name, p.ElementId AS elementId, p.AttributeId AS attributeId,
             coalesce(p.UpdatedOn, p.CreatedOn) AS edited
      FROM EngineModel e JOIN EngineModelPattern p ON p.EngineModelId = e.Id ORDER BY p.Id
    `)
    .all() as { name: string; elementId: number; attributeId: string; edited: string | null }[];
  for (const { name, elementId, attributeId, edited } of rows) {
    if (!lookups.isDecodable(elementId)) continue;
    const key = name.trim().toLowerCase();
    engines[key] ??= [];
    engines[key].push([
      elementId,
      attributeId,
      lookups.textOf(elementId, attributeId),
      readTimestamp(edited),
    ]);
  }
  return engines;
}

function readDefaults(database: DatabaseSync, lookups: VpicLookups): PackedReference['defaults'] {
  const defaults: PackedReference['defaults'] = {};
  const rows = database
    .prepare('SELECT ElementId, VehicleTypeId, DefaultValue FROM DefaultValue WHERE DefaultValue IS NOT NULL')
    .all() as { ElementId: number; VehicleTypeId: number; DefaultValue: string }[];
  for (const { ElementId, VehicleTypeId, DefaultValue } of rows) {
    if (!lookups.isDecodable(ElementId)) continue;
    const attributeId = String(DefaultValue);
    const value = attributeId === '0' ? 'Not Applicable' : lookups.textOf(ElementId, attributeId);
    defaults[VehicleTypeId] ??= [];
    defaults[VehicleTypeId].push([ElementId, attributeId, value]);
  }
  return defaults;
}

function readExceptions(database: DatabaseSync): string[] {
  const rows = database.prepare('SELECT VIN AS vin FROM VinException WHERE CheckDigit = 1').all();
  return rows.map(({ vin }) => String(vin));
}
