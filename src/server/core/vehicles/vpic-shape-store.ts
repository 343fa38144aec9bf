import type { DatabaseSync } from 'node:sqlite';

/** The tables and columns that decoding cannot do without. */
const NEEDED: Record<string, string[]> = {
  Wmi: ['Id', 'Wmi', 'ManufacturerId', 'VehicleTypeId', 'TruckTypeId', 'PublicAvailabilityDate'],
  Wmi_Make: ['WmiId', 'MakeId'],
  Wmi_VinSchema: ['Id', 'WmiId', 'VinSchemaId', 'YearFrom', 'YearTo'],
  VinSchema: ['Id', 'TobeQCed'],
  Pattern: ['Id', 'VinSchemaId', 'Keys', 'ElementId', 'AttributeId', 'CreatedOn', 'UpdatedOn'],
  Element: ['Id', 'Name', 'Code', 'LookupTable', 'IsPrivate', 'Decode', 'weight'],
  Make: ['Id', 'Name'],
  Model: ['Id', 'Name'],
  Make_Model: ['Id', 'MakeId', 'ModelId'],
  Manufacturer: ['Id', 'Name'],
  VehicleType: ['Id', 'Name'],
  EngineModel: ['Id', 'Name'],
  EngineModelPattern: ['Id', 'EngineModelId', 'ElementId', 'AttributeId', 'CreatedOn', 'UpdatedOn'],
};

/** What is missing, as `Table` or `Table.Column`; SQLite compares names without case. */
export function listMissingColumns(database: DatabaseSync): string[] {
  return Object.entries(NEEDED).flatMap(([table, columns]) => {
    const present = database.prepare('SELECT lower(name) AS name FROM pragma_table_info(?)').all(table);
    if (present.length === 0) return [table];
    const names = new Set(present.map(({ name }) => String(name)));
    return columns.filter((column) => !names.has(column.toLowerCase())).map((column) => `${table}.${column}`);
  });
}

export function countRows(database: DatabaseSync): { wmis: number; patterns: number; elements: number } {
  const count = (sql: string) => Number(Object.values(database.prepare(sql).get() ?? {})[0]);
  return {
    wmis: count('SELECT count(*) FROM Wmi'),
    patterns: count('SELECT count(*) FROM Pattern'),
    elements: count('SELECT count(DISTINCT ElementId) FROM Pattern'),
  };
}
