import type { ClassicAnswer, ClassicReading } from './classic-reading.ts';

/** A row of the classic mapping, under the names its call answers with. */
export interface ClassicMapping {
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly series: string;
  readonly model_id: string;
}

/** One row a sound reading, the surest first; none where make, model or year stay open. */
export function mapClassic(answer: ClassicAnswer): ClassicMapping[] {
  const rows = answer.readings.flatMap((reading) => mapReading(reading) ?? []);
  return rows.filter((row, at) => rows.findIndex(({ model_id }) => model_id === row.model_id) === at);
}

/** What the classic decode call answers: every reading with all it says, sound or partial. */
export function describeClassic(answer: ClassicAnswer) {
  const { vin, readings, ambiguities, isPlainSerial, message } = answer;
  return {
    vin,
    found: readings.length > 0,
    ambiguous: ambiguities,
    plain_serial: isPlainSerial,
    message,
    readings: readings.map((reading) => ({
      ...reading,
      model_id: mapReading(reading)?.model_id ?? null,
    })),
  };
}

function mapReading({ year, make, model, series }: ClassicReading): ClassicMapping | null {
  if (year === null || model === null) return null;
  const name = series ?? model;
  const parts = name.toLowerCase().startsWith(model.toLowerCase()) ? [name] : [model, name];
  return { year, make, model, series: name, model_id: [make, year, ...parts].map(toSlug).join('-') };
}

const toSlug = (part: string | number) =>
  String(part)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
