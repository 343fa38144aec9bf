import type { DatabaseSync } from 'node:sqlite';
import type { PackedSchema, PackedValue, PackedWmi } from '#vin/decode/vpic-records.ts';
import { createVpicLookups, type VpicLookups } from './vpic-lookup-store.ts';
import { readReference } from './vpic-reference-store.ts';
import { packSpecs } from './vpic-spec-store.ts';
import { readTimestamp } from './vpic-timestamp.ts';

const FIXED_ELEMENTS = new Set([26, 27, 29, 39]);
const ENGINE_MODEL = 18;
const MULTI_VALUED = new Set([114, 121, 129, 150, 154, 155, 169, 186]);

/** Adds the packed tables that decoding reads, and the indexes that everything else wants, to an own copy. */
export function packVpicDatabase(database: DatabaseSync): void {
  database.exec(`
    PRAGMA journal_mode = DELETE;
    PRAGMA journal_mode = OFF;
    PRAGMA synchronous = OFF;
    DROP INDEX IF EXISTS idx_pattern_optimized;
    CREATE INDEX IF NOT EXISTS vinyard_pattern_schema ON Pattern (VinSchemaId);
    CREATE INDEX IF NOT EXISTS vinyard_wmi ON Wmi (Wmi);
    CREATE INDEX IF NOT EXISTS vinyard_wmi_schema ON Wmi_VinSchema (WmiId);
    DROP TABLE IF EXISTS vinyard_wmi_pack;
    DROP TABLE IF EXISTS vinyard_schema_pack;
    DROP TABLE IF EXISTS vinyard_spec_pack;
    DROP TABLE IF EXISTS vinyard_reference_pack;
    CREATE TABLE vinyard_wmi_pack (wmi TEXT PRIMARY KEY, body TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE vinyard_schema_pack (id INTEGER PRIMARY KEY, body TEXT NOT NULL);
    CREATE TABLE vinyard_spec_pack (model_id TEXT PRIMARY KEY, body TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE vinyard_reference_pack (body TEXT NOT NULL);
  `);
  const lookups = createVpicLookups(database);
  database.exec('BEGIN');
  packSchemas(database, lookups);
  packWmis(database);
  packSpecs(database, lookups);
  const reference = JSON.stringify(readReference(database, lookups));
  database.prepare('INSERT INTO vinyard_reference_pack VALUES (?)').run(reference);
  database.exec('COMMIT');
  // A reader of a file in write-ahead mode would leave two more files beside it.
  database.exec('PRAGMA journal_mode = DELETE');
}

type PatternRow = [
  id: number,
  schemaId: number,
  keys: string,
  elementId: number,
  attribute: string,
  edited: string,
];

function packSchemas(database: DatabaseSync, lookups: VpicLookups): void {
  const insert = database.prepare('INSERT INTO vinyard_schema_pack VALUES (?, ?)');
  const select = database.prepare(`
    SELECT p.Id, p.VinSchemaId, upper(p.Keys), p.ElementId, p.AttributeId, coalesce(p.UpdatedOn, p.CreatedOn)
    FROM VinSchema s JOIN Pattern p ON p.VinSchemaId = s.Id
    WHERE coalesce(s.TobeQCed, 0) = 0
    ORDER BY p.VinSchemaId
  `);
  select.setReturnArrays(true);
  let rows: PatternRow[] = [];
  const flush = () => {
    const first = rows[0];
    if (first) insert.run(first[1], JSON.stringify(packSchema(rows, lookups)));
    rows = [];
  };
  for (const row of select.iterate() as unknown as Iterable<PatternRow>) {
    if (!lookups.isDecodable(row[3]) || FIXED_ELEMENTS.has(row[3])) continue;
    if (rows[0] && rows[0][1] !== row[1]) flush();
    rows.push(row);
  }
  flush();
}

/** Of patterns with one key and element only the one that would win is kept; engine models and notes keep all. */
function packSchema(patterns: PatternRow[], lookups: VpicLookups): PackedSchema {
  const keys = [...new Set(patterns.map(([, , key]) => key))];
  const keyIndex = new Map(keys.map((key, index) => [key, index]));
  const values: PackedValue[] = [];
  const valueIndex = new Map<string, number>();
  const rows = patterns.map(([id, , key, elementId, attribute, edited]) => {
    const name = lookups.hasLookup(elementId) ? `${elementId}:${attribute}` : `:${attribute}`;
    let value = valueIndex.get(name);
    if (value === undefined) {
      value = values.push(lookups.resolve(elementId, attribute)) - 1;
      valueIndex.set(name, value);
    }
    return [keyIndex.get(key) as number, elementId, value, readTimestamp(edited), id] as const;
  });
  rows.sort((a, b) => a[0] - b[0] || a[1] - b[1] || b[3] - a[3] || a[4] - b[4]);
  const kept = rows.filter(([key, elementId], index) => {
    if (elementId === ENGINE_MODEL || MULTI_VALUED.has(elementId)) return true;
    const before = rows[index - 1];
    return !before || before[0] !== key || before[1] !== elementId;
  });
  return { keys, rows: kept.flat(), values };
}

function packWmis(database: DatabaseSync): void {
  const links = groupBy(
    database.prepare('SELECT WmiId, VinSchemaId, YearFrom, YearTo FROM Wmi_VinSchema ORDER BY Id'),
  );
  const makes = groupBy(
    database.prepare('SELECT w.WmiId, m.Id, upper(m.Name) FROM Wmi_Make w JOIN Make m ON m.Id = w.MakeId'),
  );
  const insert = database.prepare('INSERT OR REPLACE INTO vinyard_wmi_pack VALUES (?, ?)');
  const wmis = database.prepare(`
    SELECT w.Id, w.Wmi, w.VehicleTypeId, t.Name, w.TruckTypeId, m.Id, m.Name, w.PublicAvailabilityDate
    FROM Wmi w LEFT JOIN VehicleType t ON t.Id = w.VehicleTypeId LEFT JOIN Manufacturer m ON m.Id = w.ManufacturerId
  `);
  wmis.setReturnArrays(true);
  for (const row of wmis.iterate() as unknown as Iterable<(string | number | null)[]>) {
    const [id, wmi, vehicleTypeId, vehicleType, truckTypeId, manufacturerId, manufacturer, publicFrom] = row;
    const packed: PackedWmi = {
      wmi: String(wmi),
      vehicleTypeId: Number(vehicleTypeId ?? 0),
      vehicleType: String(vehicleType ?? '').toUpperCase(),
      truckTypeId: truckTypeId === null || truckTypeId === undefined ? null : Number(truckTypeId),
      manufacturerId: String(manufacturerId ?? ''),
      manufacturer: String(manufacturer ?? '').toUpperCase(),
      makes: (makes.get(Number(id)) ?? []).map(([makeId, name]) => [
        String(makeId),
        String(name).toUpperCase(),
      ]),
      publicFromMs: publicFrom ? readTimestamp(String(publicFrom)) : null,
      links: (links.get(Number(id)) ?? []) as PackedWmi['links'],
    };
    insert.run(String(wmi), JSON.stringify(packed));
  }
}

function groupBy(statement: ReturnType<DatabaseSync['prepare']>): Map<number, unknown[][]> {
  statement.setReturnArrays(true);
  const groups = new Map<number, unknown[][]>();
  for (const [id, ...rest] of statement.iterate() as unknown as Iterable<[number, ...unknown[]]>) {
    const group = groups.get(id);
    if (group) group.push(rest);
    else groups.set(id, [rest]);
  }
  return groups;
}
