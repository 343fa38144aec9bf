import { classicFormats } from './classic-formats.ts';
import type { Ambiguity, ClassicAnswer, ClassicReading } from './classic-reading.ts';
import { readFormat } from './read-format.ts';

export interface ClassicHints {
  readonly year?: number;
  readonly make?: string;
}

/** Longer text is no pre-1981 number; it is answered without being looked at. */
const longestText = 40;

/** Digits alone, or a short number that ends in digits. */
const plainSerial = /^(\d{1,12}|[A-Z0-9]{0,6}\d{3})$/;

/** Every way to read a pre-1981 number. Year and make narrow the readings; they never invent one. */
export function decodeClassic(text: string, hints: ClassicHints = {}): ClassicAnswer {
  const vin = text
    .slice(0, longestText)
    .toUpperCase()
    .replace(/[\s\-*./]/gu, '');
  const possible = classicFormats
    .filter((format) => !format.needsMake || isSameMake(format.maker, hints.make))
    .flatMap((format) => readFormat(format, vin, hints));
  const readings = possible
    .filter((reading) => hints.year === undefined || reading.year === hints.year)
    .filter((reading) => hints.make === undefined || isSameMake(reading.make, hints.make))
    .sort((a, b) => rank(a) - rank(b));
  const isPlainSerial = possible.length === 0 && plainSerial.test(vin);
  const ambiguities = findAmbiguities(readings);
  return {
    vin,
    readings,
    ambiguities,
    isPlainSerial,
    message: sayResult({ possible, readings, ambiguities, isPlainSerial, hints }),
  };
}

const order = { sure: 0, likely: 1, partial: 2 };

const rank = (reading: ClassicReading) => order[reading.certainty];

function isSameMake(one: string, other: string | undefined): boolean {
  const bare = (make = '') => make.toLowerCase().replace(/[^a-z0-9]/g, '');
  return bare(one) === bare(other);
}

function findAmbiguities(readings: readonly ClassicReading[]): Ambiguity[] {
  const fields = {
    make: readings.map(({ make }) => make),
    year: readings.map(({ year, years }) => (year === null ? `${years[0]}–${years[1]}` : String(year))),
    model: readings.map(({ model }) => model ?? 'unknown'),
  };
  return (['make', 'year', 'model'] as const).flatMap((field) => {
    const alternatives = [...new Set(fields[field])];
    const isOpenYear = field === 'year' && readings.some(({ year }) => year === null);
    return alternatives.length > 1 || isOpenYear ? [{ field, alternatives }] : [];
  });
}

interface Outcome extends Omit<ClassicAnswer, 'vin' | 'message'> {
  readonly possible: readonly ClassicReading[];
  readonly hints: ClassicHints;
}

function sayResult({ possible, readings, ambiguities, isPlainSerial, hints }: Outcome): string {
  if (isPlainSerial && hints.make && hints.year)
    return 'Plain serial: it says nothing beyond the make and year given.';
  if (isPlainSerial) return 'Plain serial: give make and year.';
  if (possible.length === 0) return 'No pre-1981 layout we know fits this number.';
  if (readings.length === 0) return 'The number does not fit the make and year given.';
  if (ambiguities.length === 0) return 'One reading.';
  return ambiguities.map(({ field, alternatives }) => `${field}: ${alternatives.join(' or ')}`).join('; ');
}
