import type { DatabaseSync } from 'node:sqlite';
import { kindOfId, type VehicleKind } from './catalogue-kinds.ts';

const modelElement = 28;
const seriesElement = 34;
const trimElement = 38;

/** A schema applies to a maker code of one vehicle type in these years; `to` is null where no end is recorded. */
export interface SchemaSpan {
  readonly schemaId: number;
  readonly kind: VehicleKind;
  readonly from: number;
  readonly to: number | null;
}

export interface PatternRow {
  readonly keys: string;
  readonly value: string;
}

export interface SchemaPatterns {
  /** `value` is the model's id. */
  readonly models: PatternRow[];
  readonly trims: PatternRow[];
  readonly series: PatternRow[];
}

export interface ModelName {
  readonly make: string;
  readonly model: string;
}

/** Only maker codes already public and schemas past quality control, as the decoder takes them. */
export function readSpans(vpic: DatabaseSync): SchemaSpan[] {
  const rows = vpic.prepare(
    `SELECT link.VinSchemaId, wmi.VehicleTypeId, link.YearFrom, link.YearTo
       FROM Wmi_VinSchema link
       JOIN Wmi wmi ON wmi.Id = link.WmiId
       JOIN VinSchema schema ON schema.Id = link.VinSchemaId
      WHERE wmi.VehicleTypeId IS NOT NULL
        AND wmi.PublicAvailabilityDate <= datetime('now')
        AND coalesce(schema.TobeQCed, 0) = 0`,
  );
  rows.setReturnArrays(true);
  return (rows.all() as unknown as [number, number, number, number | null][]).flatMap(
    ([schemaId, kindId, from, to]) => {
      const kind = kindOfId.get(kindId);
      return kind ? [{ schemaId, kind, from, to }] : [];
    },
  );
}

export function readPatterns(vpic: DatabaseSync): Map<number, SchemaPatterns> {
  const rows = vpic.prepare(
    `SELECT VinSchemaId, ElementId, Keys, AttributeId FROM Pattern
      WHERE ElementId IN (${modelElement}, ${seriesElement}, ${trimElement})`,
  );
  rows.setReturnArrays(true);
  const schemas = new Map<number, SchemaPatterns>();
  for (const row of rows.iterate()) {
    const [schemaId, element, keys, value] = row as unknown as [number, number, string, string];
    let patterns = schemas.get(schemaId);
    if (!patterns) {
      patterns = { models: [], trims: [], series: [] };
      schemas.set(schemaId, patterns);
    }
    const list = element === modelElement ? 'models' : element === trimElement ? 'trims' : 'series';
    patterns[list].push({ keys, value: value.trim() });
  }
  return schemas;
}

/** Make and model by the model's id; every model has one make. */
export function readModelNames(vpic: DatabaseSync): Map<string, ModelName> {
  const rows = vpic.prepare(
    `SELECT model.Id, upper(make.Name), model.Name FROM Model model
       JOIN Make_Model link ON link.ModelId = model.Id
       JOIN Make make ON make.Id = link.MakeId`,
  );
  rows.setReturnArrays(true);
  return new Map(
    (rows.all() as unknown as [number, string, string][]).map(([id, make, model]) => [
      String(id),
      { make: make.trim(), model: model.trim() },
    ]),
  );
}
