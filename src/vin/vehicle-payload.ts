/** Sections a server may wrap a vehicle's fields in; nothing else is entered, so a seat's trim is never the car's. */
const wrappers = new Set([
  'data',
  'result',
  'results',
  'response',
  'payload',
  'vehicle',
  'vehicles',
  'vehicledata',
  'item',
  'items',
  'attributes',
  'specs',
  'specifications',
  'basic',
  'decode',
  'decoded',
  'elements',
  'generalinformation',
]);

const deepest = 6;

/** A payload's fields under bare names (lower case, letters and digits alone); the outermost value of a name wins. */
export type PayloadFields = ReadonlyMap<string, unknown>;

/** Reads objects, lists, JSON text and vPIC's Variable/Value rows, in any mixture. */
export function readPayload(payload: unknown): PayloadFields {
  const fields = new Map<string, unknown>();
  let level: unknown[] = [payload];
  for (let depth = 0; depth < deepest && level.length > 0; depth++)
    level = level.flatMap((node) => collect(node, fields));
  return fields;
}

/** The first of the named fields that holds text or a number, as trimmed text. */
export function readText(fields: PayloadFields, ...names: readonly string[]): string | null {
  for (const name of names) {
    const value = fields.get(toBareName(name));
    if (isSayable(value)) return String(value).trim();
  }
  return null;
}

/** True, 1, 'true', '1', 'yes' and 'y'. */
export function readFlag(fields: PayloadFields, ...names: readonly string[]): boolean {
  return names.some((name) => /^(true|1|yes|y)$/i.test(String(fields.get(toBareName(name)) ?? '').trim()));
}

const toBareName = (key: string) => key.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** False for null, blank text, 'N/A' and 'Not Applicable'. */
export function isSayable(value: unknown): value is string | number | boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value === 'boolean') return true;
  return typeof value === 'string' && !/^(n\/a|not applicable|null|undefined)?$/i.test(value.trim());
}

/** Notes the fields of one node and returns the nodes below it. */
function collect(node: unknown, fields: Map<string, unknown>): unknown[] {
  if (typeof node === 'string') return parseJson(node);
  if (Array.isArray(node)) return node;
  if (!isRecord(node)) return [];
  if (typeof node.Variable === 'string') {
    note(fields, node.Variable, node.Value);
    return [];
  }
  const below: unknown[] = [];
  for (const [key, value] of Object.entries(node)) {
    note(fields, key, value);
    if (wrappers.has(toBareName(key)) && value !== null) below.push(value);
  }
  return below;
}

function note(fields: Map<string, unknown>, key: string, value: unknown): void {
  const name = toBareName(key);
  if (!fields.has(name) || isEmpty(fields.get(name))) fields.set(name, value);
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

function parseJson(text: string): unknown[] {
  if (!/^\s*[{[]/.test(text)) return [];
  try {
    return [JSON.parse(text)];
  } catch {
    return [];
  }
}
