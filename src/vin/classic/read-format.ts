import type { ClassicFormat, CodeRow, Groups, ModelRow } from './classic-format.ts';
import type { ClassicReading } from './classic-reading.ts';

/** Every reading of the text under one format; an empty list where it does not fit. */
export function readFormat(
  format: ClassicFormat,
  text: string,
  stated: { readonly year?: number } = {},
): ClassicReading[] {
  const groups: Groups | undefined = format.pattern.exec(text)?.groups;
  if (!groups) return [];
  if (groups.year === undefined) return readYearless(format, groups, stated);
  return yearsOf(format, groups.year).flatMap((year) => readYear(format, groups, { year }));
}

function readYear(format: ClassicFormat, groups: Groups, { year }: { year: number }): ClassicReading[] {
  const span = [year, year] as const;
  const rows = format.models.filter((row) => fitsModel(row, groups) && row.from <= year && year <= row.to);
  const readings = rows.flatMap((row) => buildReading(format, groups, { row, span }));
  if (rows.length > 0) return readings;
  const [wholeFrom, wholeTo] = format.wholeYears ?? [Infinity, -Infinity];
  return wholeFrom <= year && year <= wholeTo ? [] : buildReading(format, groups, { row: null, span });
}

function readYearless(
  format: ClassicFormat,
  groups: Groups,
  { year }: { readonly year?: number },
): ClassicReading[] {
  return format.models
    .filter((row) => fitsModel(row, groups))
    .flatMap((row) => {
      if (year === undefined) return buildReading(format, groups, { row, span: [row.from, row.to] });
      const isInRange = row.from <= year && year <= row.to;
      return isInRange ? buildReading(format, groups, { row, span: [year, year] }) : [];
    });
}

function yearsOf(format: ClassicFormat, code: string): readonly number[] {
  const listed = format.yearCodes?.[code];
  if (listed) return listed;
  const digit = Number(code);
  const years: number[] = [];
  for (let year = format.from; year <= format.to; year++) if (year % 10 === digit) years.push(year);
  return years;
}

function fitsModel(row: ModelRow, groups: Groups): boolean {
  if (row.code !== `${groups.model ?? ''}${groups.model2 ?? ''}`) return false;
  if (row.bodies && !row.bodies.includes(groups.body ?? '')) return false;
  if (!row.units) return true;
  const unit = Number(groups.sequence);
  return row.units.some(([first, last]) => first <= unit && unit <= last);
}

interface Found {
  readonly row: ModelRow | null;
  readonly span: readonly [number, number];
}

function buildReading(format: ClassicFormat, groups: Groups, { row, span }: Found): ClassicReading[] {
  const make = row?.make ?? format.makeOf?.(groups) ?? format.maker;
  const said: Record<string, string> = {};
  for (const [name, table] of Object.entries(format.codes)) {
    const found = readCode(table, groups[name], { make, span });
    if (found === unknown && format.mustKnow?.includes(name)) return [];
    if (found === notThen && isWhole(format.mustFitYear?.[name], span)) return [];
    if (typeof found === 'string') said[name] = found;
  }
  const { body, plant, engine, ...extras } = said;
  return [
    {
      formatId: format.id,
      make,
      year: span[0] === span[1] ? span[0] : null,
      years: span,
      model: row?.model ?? null,
      series: row?.series ?? row?.model ?? null,
      body: row?.body ?? body ?? null,
      plant: plant ?? null,
      engine: row?.engine ?? engine ?? null,
      sequence: groups.sequence ?? '',
      extras,
      certainty: row?.certainty ?? 'partial',
      source: format.source,
    },
  ];
}

function isWhole(ranges: readonly (readonly [number, number])[] | undefined, span: Found['span']): boolean {
  return ranges?.some(([from, to]) => from <= span[0] && span[1] <= to) ?? false;
}

const unknown = Symbol('the code is not on the table');
const notThen = Symbol('the code was used only in other years');

function readCode(
  table: readonly CodeRow[],
  code: string | undefined,
  { make, span }: { make: string; span: readonly [number, number] },
): string | typeof unknown | typeof notThen {
  const rows = table.filter((row) => row.code === code && (row.make === undefined || row.make === make));
  if (rows.length === 0) return unknown;
  const row = rows.find(({ from = -Infinity, to = Infinity }) => from <= span[1] && span[0] <= to);
  return row ? row.says : notThen;
}
