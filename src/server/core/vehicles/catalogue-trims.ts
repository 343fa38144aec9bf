import { canMeet, type KeyPositions, parseKey } from './catalogue-keys.ts';
import type { PatternRow, SchemaPatterns } from './catalogue-store.ts';

export interface ModelTrim {
  readonly modelId: string;
  readonly trim: string;
  /** `series` where the maker's data names no trims for the model. */
  readonly kind: 'trim' | 'series';
}

/**
 * The trims of a schema's models. A trim belongs to a model when their keys can stand in one VIN and the trim's key
 * fits no other model of the schema; a trim that fits several models is left out rather than given to the wrong one.
 */
export function findTrims(schema: SchemaPatterns): ModelTrim[] {
  const models = new Map<string, KeyPositions[]>();
  for (const { keys, value } of schema.models) {
    const known = models.get(value);
    if (known) known.push(parseKey(keys));
    else models.set(value, [parseKey(keys)]);
  }
  const trims = assign(models, schema.trims).map((trim) => ({ ...trim, kind: 'trim' as const }));
  const withTrims = new Set(trims.map(({ modelId }) => modelId));
  const series = assign(models, schema.series)
    .filter(({ modelId }) => !withTrims.has(modelId))
    .map((trim) => ({ ...trim, kind: 'series' as const }));
  return [...trims, ...series];
}

function assign(
  models: ReadonlyMap<string, readonly KeyPositions[]>,
  rows: readonly PatternRow[],
): Omit<ModelTrim, 'kind'>[] {
  const found = new Map<string, Omit<ModelTrim, 'kind'>>();
  for (const { keys, value } of rows) {
    if (value === '') continue;
    const modelId = findOnlyModel(models, parseKey(keys));
    if (modelId !== null) found.set(`${modelId}\n${value}`, { modelId, trim: value });
  }
  return [...found.values()];
}

function findOnlyModel(
  models: ReadonlyMap<string, readonly KeyPositions[]>,
  key: KeyPositions,
): string | null {
  let only: string | null = null;
  for (const [modelId, keys] of models) {
    if (!keys.some((modelKey) => canMeet(modelKey, key))) continue;
    if (only !== null) return null;
    only = modelId;
  }
  return only;
}
