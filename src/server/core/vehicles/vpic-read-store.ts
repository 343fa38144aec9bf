import { DatabaseSync } from 'node:sqlite';
import type {
  PackedReference,
  PackedSchema,
  PackedSpec,
  PackedWmi,
  VpicSource,
} from '#vin/decode/vpic-records.ts';

/** Reads the packed tables of one vPIC file; a row is read when it is asked for and not kept here. */
export function openVpicSource(file: string): VpicSource & { close: () => void } {
  const database = new DatabaseSync(file, { readOnly: true });
  const wmi = database.prepare('SELECT body FROM vinyard_wmi_pack WHERE wmi = ?');
  const schema = database.prepare('SELECT body FROM vinyard_schema_pack WHERE id = ?');
  const spec = database.prepare('SELECT body FROM vinyard_spec_pack WHERE model_id = ?');
  const hasSpecs = database.prepare('SELECT 1 AS body FROM vinyard_spec_pack LIMIT 1').get() !== undefined;
  const reference = database.prepare('SELECT body FROM vinyard_reference_pack').get();
  return {
    reference: parseBody<PackedReference>(reference) as PackedReference,
    findWmi: (key) => parseBody<PackedWmi>(wmi.get(key)),
    loadSchema: (schemaId) => parseBody<PackedSchema>(schema.get(schemaId)),
    loadSpecs: (modelId) => (hasSpecs ? (parseBody<PackedSpec[]>(spec.get(modelId)) ?? []) : []),
    close: () => database.close(),
  };
}

function parseBody<Body>(row: Record<string, unknown> | undefined): Body | undefined {
  return row ? (JSON.parse(String(row.body)) as Body) : undefined;
}
