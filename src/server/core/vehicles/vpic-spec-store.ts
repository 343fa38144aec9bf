import type { DatabaseSync } from 'node:sqlite';
import type { PackedSpec } from '#vin/decode/vpic-records.ts';
import { listTables, type VpicLookups } from './vpic-lookup-store.ts';
import { readTimestamp } from './vpic-timestamp.ts';

const NEEDED = [
  'vehiclespecschema',
  'vspecschemapattern',
  'vehiclespecpattern',
  'vehiclespecschema_model',
  'vehiclespecschema_year',
];

/** Packs the vehicle specifications by model, where the file has them; the shipped one does not. */
export function packSpecs(database: DatabaseSync, lookups: VpicLookups): void {
  const tables = new Set(listTables(database).map((name) => name.toLowerCase()));
  if (!NEEDED.every((name) => tables.has(name))) return;
  const specs = readSpecs(database, lookups);
  const byModel = new Map<string, PackedSpec[]>();
  const models = database.prepare(
    'SELECT VehicleSpecSchemaId AS schemaId, ModelId FROM VehicleSpecSchema_Model',
  );
  for (const { schemaId, ModelId } of models.all() as { schemaId: number; ModelId: number }[]) {
    const known = byModel.get(String(ModelId)) ?? [];
    byModel.set(String(ModelId), known.concat(specs.get(schemaId) ?? []));
  }
  const insert = database.prepare('INSERT INTO vinyard_spec_pack VALUES (?, ?)');
  for (const [modelId, list] of byModel) if (list.length > 0) insert.run(modelId, JSON.stringify(list));
}

type SpecRow = {
  schemaId: number;
  makeId: number;
  vehicleTypeId: number;
  patternId: number;
  isKey: number;
  elementId: number;
  attributeId: string;
  edited: string | null;
};

function readSpecs(database: DatabaseSync, lookups: VpicLookups): Map<number, PackedSpec[]> {
  const years = readYears(database);
  const byPattern = new Map<number, PackedSpec>();
  const bySchema = new Map<number, PackedSpec[]>();
  const rows = database.prepare(`
    SELECT s.Id AS schemaId, s.MakeId AS makeId, s.VehicleTypeId AS vehicleTypeId, sp.Id AS patternId,
           p.IsKey AS isKey, p.ElementId AS elementId, p.AttributeId AS attributeId,
           coalesce(p.UpdatedOn, p.CreatedOn) AS edited
    FROM VehicleSpecSchema s
    JOIN VSpecSchemaPattern sp ON sp.SchemaId = s.Id
    JOIN VehicleSpecPattern p ON p.VSpecSchemaPatternId = sp.Id
    WHERE coalesce(s.TobeQCed, 0) = 0
  `);
  for (const row of rows.iterate() as unknown as Iterable<SpecRow>) {
    let spec = byPattern.get(row.patternId);
    if (!spec) {
      const { schemaId, patternId, vehicleTypeId } = row;
      const makeId = String(row.makeId);
      spec = {
        schemaId,
        patternId,
        makeId,
        vehicleTypeId,
        years: years.get(schemaId) ?? [],
        keys: [],
        rows: [],
      };
      byPattern.set(patternId, spec);
      bySchema.set(schemaId, (bySchema.get(schemaId) ?? []).concat(spec));
    }
    const attributeId = String(row.attributeId);
    if (row.isKey) spec.keys.push([row.elementId, attributeId]);
    else if (lookups.isDecodable(row.elementId)) {
      const text = lookups.textOf(row.elementId, attributeId);
      spec.rows.push([row.elementId, attributeId, text, readTimestamp(row.edited)]);
    }
  }
  for (const [schemaId, specs] of bySchema) {
    // vPIC applies a specification only through its key rows; one without any never applies.
    bySchema.set(
      schemaId,
      specs.filter(({ keys }) => keys.length > 0),
    );
  }
  return bySchema;
}

function readYears(database: DatabaseSync): Map<number, number[]> {
  const years = new Map<number, number[]>();
  const rows = database.prepare(
    'SELECT VehicleSpecSchemaId AS schemaId, Year AS year FROM VehicleSpecSchema_Year',
  );
  for (const { schemaId, year } of rows.all() as { schemaId: number; year: number }[]) {
    years.set(schemaId, (years.get(schemaId) ?? []).concat(year));
  }
  return years;
}
