import { isRecord } from './vehicle-payload.ts';

/** A line of the detail display, or a section of lines. */
export type VehicleDetail =
  | { readonly key: string; readonly title: string; readonly value: string }
  | { readonly key: string; readonly title: string; readonly details: readonly VehicleDetail[] };

const skippedKeys = new Set(['vehicle_parts', 'others', 'error_code', 'error_text', 'logoUrl', 'intro']);

/** The short spec summary keeps these and no others. */
const summaryKeys = new Set([
  'MSRP',
  'Drive',
  'Fuel Type',
  'Fuel',
  'No. Doors',
  'doors',
  'No. Of Gears',
  'Model Number',
  'Body Maker',
  'Cylinders',
  'Wheelbase',
  'Displacement',
  'Type',
  'Torque',
  'Axle Type',
  'Length',
  'Width',
  'Height',
  'Weight',
  'Passengers',
  'Oil',
  'Front Tread',
  'Rear Tread',
]);

const deepestSection = 5;

/** Underscores to spaces, words capitalised; capitals already there stay. */
export const titleOfKey = (key: string) =>
  key
    .replaceAll('_', ' ')
    .trim()
    .replace(/(^|\s)(\p{Ll})/gu, (_, space: string, letter: string) => space + letter.toUpperCase());

/** Every key that says something, in its order. */
export function listDetails(record: Readonly<Record<string, unknown>>, depth = 0): VehicleDetail[] {
  return Object.entries(record).flatMap(([key, value]): VehicleDetail[] => {
    if (skippedKeys.has(key)) return [];
    const title = titleOfKey(key);
    if (isRecord(value)) {
      const details = depth < deepestSection ? listDetails(value, depth + 1) : [];
      return details.length > 0 ? [{ key, title, details }] : [];
    }
    const text = sayValue(value);
    return text === '' ? [] : [{ key, title, value: text }];
  });
}

/** The lines of the short list, matched by key or by title, to the letter. */
export const listSummary = (record: Readonly<Record<string, unknown>>) =>
  listDetails(record).filter(
    (detail) => 'value' in detail && (summaryKeys.has(detail.key) || summaryKeys.has(detail.title)),
  );

function sayValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(sayValue).filter(Boolean).join(', ');
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return '';
  const text = String(value).trim();
  return text === 'N/A' ? '' : text;
}
