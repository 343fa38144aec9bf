import type { DatabaseSync } from 'node:sqlite';
import { onRoadKinds, type VehicleKind } from './catalogue-kinds.ts';
import {
  readModelNames,
  readPatterns,
  readSpans,
  type SchemaPatterns,
  type SchemaSpan,
} from './catalogue-store.ts';
import { findTrims, type ModelTrim } from './catalogue-trims.ts';
import { addYears, type Years } from './catalogue-years.ts';

export interface CatalogueTrim {
  readonly name: string;
  readonly kind: 'trim' | 'series';
  readonly years: Years;
}

export type YearsByKind = Readonly<Partial<Record<VehicleKind, Years>>>;

interface CatalogueModel {
  readonly name: string;
  readonly years: YearsByKind;
  readonly trims: readonly CatalogueTrim[];
}

export interface CatalogueMake {
  /** vPIC's spelling, in capitals as the decoder prints it. */
  readonly key: string;
  readonly models: readonly CatalogueModel[];
}

/** Plain values, so that it can be kept in a file. */
export interface CatalogueIndex {
  readonly format: typeof catalogueFormat;
  readonly newestYear: number;
  readonly makes: readonly CatalogueMake[];
}

/** Changes with the shape of the index; a file of another format is built anew. */
export const catalogueFormat = 1;

export const oldestYear = 1981;

interface OpenModel {
  readonly name: string;
  readonly years: Partial<Record<VehicleKind, Years>>;
  readonly trims: Map<string, CatalogueTrim>;
}

/** Reads the whole vPIC file once; takes seconds and blocks, so it belongs at start or in a worker. */
export function buildCatalogue(vpic: DatabaseSync): CatalogueIndex {
  const names = readModelNames(vpic);
  const patterns = readPatterns(vpic);
  const spans = readSpans(vpic).filter(({ schemaId }) => patterns.has(schemaId));
  const newestYear = findNewestYear(spans);
  const lastYears = findLastYears(spans, patterns, newestYear);
  const makes = new Map<string, Map<string, OpenModel>>();

  const modelOf = (modelId: string): OpenModel | null => {
    const name = names.get(modelId);
    if (!name) return null;
    const models = makes.get(name.make) ?? new Map<string, OpenModel>();
    makes.set(name.make, models);
    const model = models.get(name.model) ?? { name: name.model, years: {}, trims: new Map() };
    models.set(name.model, model);
    return model;
  };

  for (const [schemaId, schemaSpans] of Map.groupBy(spans, (span) => span.schemaId)) {
    const schema = patterns.get(schemaId);
    if (!schema) continue;
    const trims = Map.groupBy(findTrims(schema), ({ modelId }) => modelId);
    for (const modelId of new Set(schema.models.map(({ value }) => value))) {
      const model = modelOf(modelId);
      if (!model) continue;
      for (const { kind, from, to } of schemaSpans) {
        const first = Math.max(from, oldestYear);
        const last = Math.min(to ?? lastYears.get(modelId) ?? from, newestYear);
        if (first > last) continue;
        model.years[kind] = addYears(model.years[kind] ?? [], [first, last]);
        for (const trim of trims.get(modelId) ?? []) addTrim(model.trims, { ...trim, span: [first, last] });
      }
    }
  }
  return { format: catalogueFormat, newestYear, makes: closeMakes(makes) };
}

/** 'SPORT' and 'Sport' are one trim, written the second way. */
function addTrim(
  trims: Map<string, CatalogueTrim>,
  { trim, kind, span }: ModelTrim & { readonly span: readonly [number, number] },
): void {
  const key = trim.toUpperCase();
  const known = trims.get(key);
  trims.set(key, {
    name: known && trim === key ? known.name : trim,
    kind: known?.kind === 'trim' ? 'trim' : kind,
    years: addYears(known?.years ?? [], span),
  });
}

function findNewestYear(spans: readonly SchemaSpan[]): number {
  const onRoad = spans.filter(({ kind }) => onRoadKinds.includes(kind));
  return onRoad.reduce((newest, { from }) => Math.max(newest, from), oldestYear);
}

/**
 * The last year any row vouches for a model. A row without an end is only believed up to there: most such rows were
 * never closed when the model ended.
 */
function findLastYears(
  spans: readonly SchemaSpan[],
  patterns: ReadonlyMap<number, SchemaPatterns>,
  newestYear: number,
): Map<string, number> {
  const lastYears = new Map<string, number>();
  for (const { schemaId, from, to } of spans) {
    const last = to !== null && to <= newestYear ? to : from;
    for (const { value } of patterns.get(schemaId)?.models ?? [])
      if (last > (lastYears.get(value) ?? 0)) lastYears.set(value, last);
  }
  return lastYears;
}

function closeMakes(makes: ReadonlyMap<string, ReadonlyMap<string, OpenModel>>): CatalogueMake[] {
  const byName = (a: { name: string }, b: { name: string }) => compareNames(a.name, b.name);
  return [...makes]
    .map(([key, models]) => ({
      key,
      models: [...models.values()]
        .map((model) => ({ ...model, trims: [...model.trims.values()].sort(byName) }))
        .sort(byName),
    }))
    .sort((a, b) => compareNames(a.key, b.key));
}

const { compare: compareNames } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
