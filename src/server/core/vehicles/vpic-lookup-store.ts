import type { DatabaseSync } from 'node:sqlite';
import { renameBodyClass } from '#vin/decode/body-class-names.ts';
import type { PackedElement, PackedValue } from '#vin/decode/vpic-records.ts';

const BODY_CLASS = 5;
const MODEL = 28;

/** The element table and the look-up tables behind it. */
export type VpicLookups = {
  elements: PackedElement[];
  isDecodable: (elementId: number) => boolean;
  hasLookup: (elementId: number) => boolean;
  resolve: (elementId: number, attributeId: string) => PackedValue;
  /** The text of an attribute; '' where the look-up table lacks it. */
  textOf: (elementId: number, attributeId: string) => string;
};

type ElementRow = {
  Id: number;
  Name: string;
  Code: string | null;
  LookupTable: string | null;
  IsPrivate: number | null;
  Decode: string | null;
  weight: number | null;
};

export function createVpicLookups(database: DatabaseSync): VpicLookups {
  const rows = database.prepare('SELECT * FROM Element').all() as unknown as ElementRow[];
  const byId = new Map(rows.map((row) => [row.Id, row]));
  const tables = new Map(listTables(database).map((name) => [name.toLowerCase(), name]));
  const texts = new Map<number, Map<string, string>>();
  const makes = readMakes(database);

  const lookupTable = (elementId: number) =>
    tables.get(byId.get(elementId)?.LookupTable?.toLowerCase() ?? '');
  const textsOf = (elementId: number, table: string) => {
    let known = texts.get(elementId);
    if (!known) {
      const named = database.prepare(`SELECT Id, Name FROM "${table}"`).all() as {
        Id: number;
        Name: string;
      }[];
      known = new Map(named.map(({ Id, Name }) => [String(Id), Name]));
      texts.set(elementId, known);
    }
    return known;
  };
  const textOf = (elementId: number, attributeId: string) => {
    const table = lookupTable(elementId);
    const isLiteral = !byId.get(elementId)?.LookupTable;
    const text = isLiteral ? attributeId : ((table && textsOf(elementId, table).get(attributeId)) ?? '');
    const clean = text.replace(/[\t\r\n]/g, ' ');
    return elementId === BODY_CLASS ? renameBodyClass(clean) : clean;
  };

  return {
    elements: rows
      .filter((row) => row.Decode && !row.IsPrivate)
      .map((row) => ({ id: row.Id, name: row.Name, flatKey: row.Code ?? row.Name, weight: row.weight ?? 0 })),
    isDecodable: (elementId) => Boolean(byId.get(elementId)?.Decode) && !byId.get(elementId)?.IsPrivate,
    hasLookup: (elementId) => lookupTable(elementId) !== undefined,
    textOf,
    resolve(elementId, attributeId) {
      const text = textOf(elementId, attributeId);
      const make = elementId === MODEL ? makes.get(attributeId) : undefined;
      if (make) return [attributeId, text, ...make];
      return text === attributeId ? attributeId : [attributeId, text];
    },
  };
}

function readMakes(database: DatabaseSync): Map<string, [makeId: string, make: string]> {
  const rows = database
    .prepare(
      'SELECT mm.ModelId, m.Id, m.Name FROM Make_Model mm JOIN Make m ON m.Id = mm.MakeId ORDER BY mm.Id DESC',
    )
    .all() as { ModelId: number; Id: number; Name: string }[];
  return new Map(rows.map(({ ModelId, Id, Name }) => [String(ModelId), [String(Id), Name.toUpperCase()]]));
}

export function listTables(database: DatabaseSync): string[] {
  const rows = database.prepare("SELECT name FROM sqlite_master WHERE type IN ('table', 'view')").all();
  return rows.map(({ name }) => String(name));
}
