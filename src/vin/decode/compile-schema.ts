import type { DecodedItem } from './decoded-vin.ts';
import { CODE_COUNT, type KeyPosition, readKeyPositions } from './key-classes.ts';
import type { PackedSchema, PackedValue } from './vpic-records.ts';

const ROW_SIZE = 5;
const MAKE = 26;

/** A schema ready to match: one bit a key, one mask a position and character, so that a match is a few ANDs. */
export type CompiledSchema = {
  id: number;
  keys: string[];
  keyLengths: Uint8Array;
  words: number;
  allKeys: Uint32Array;
  positions: Uint8Array;
  /** One block a position, one row a character, one word a row for every 32 keys. */
  masks: Uint32Array;
  firstRow: Uint32Array;
  rows: number[];
  values: PackedValue[];
  /** The values of a key, made when it first matches. */
  items: (DecodedItem[] | undefined)[];
  formulaKeys: number[];
};

export function compileSchema(id: number, packed: PackedSchema): CompiledSchema {
  const { keys, rows, values } = packed;
  const words = Math.ceil(keys.length / 32);
  const parsed = keys.map(readKeyPositions);
  const allKeys = new Uint32Array(words);
  const formulaKeys: number[] = [];
  for (let key = 0; key < keys.length; key++) {
    if ((keys[key] as string).includes('#')) formulaKeys.push(key);
    else setBit(allKeys, 0, key);
  }
  const { positions, masks } = buildMasks(parsed, words);
  return {
    id,
    keys,
    keyLengths: Uint8Array.from(parsed, (key) => key.length),
    words,
    allKeys,
    positions,
    masks,
    firstRow: indexRows(keys.length, rows),
    rows,
    values,
    items: new Array(keys.length),
    formulaKeys,
  };
}

function buildMasks(parsed: KeyPosition[][], words: number) {
  const counts = new Uint32Array(parsed.reduce((length, key) => Math.max(length, key.length), 0));
  for (const key of parsed) {
    for (let position = 0; position < key.length; position++) {
      if (key[position]) counts[position] = (counts[position] as number) + 1;
    }
  }
  // The position that most keys care about comes first: it rules most of them out at once.
  const positions = Array.from(counts.keys())
    .filter((position) => (counts[position] as number) > 0)
    .sort((a, b) => (counts[b] as number) - (counts[a] as number));
  const masks = new Uint32Array(positions.length * CODE_COUNT * words);
  positions.forEach((position, block) => {
    masks.set(buildMask(parsed, position, words), block * CODE_COUNT * words);
  });
  return { positions: Uint8Array.from(positions), masks };
}

/** For each character the keys that allow it at a position; keys that do not care are in every row. */
function buildMask(parsed: KeyPosition[][], position: number, words: number): Uint32Array {
  const mask = new Uint32Array(CODE_COUNT * words);
  const careless = new Uint32Array(words);
  for (let index = 0; index < parsed.length; index++) {
    const allowed = (parsed[index] as KeyPosition[])[position];
    if (!allowed) setBit(careless, 0, index);
    else for (const code of allowed) setBit(mask, code * words, index);
  }
  for (let at = 0; at < mask.length; at++) mask[at] = (mask[at] as number) | (careless[at % words] as number);
  return mask;
}

/** Rows are packed by key, so that each key owns one run of them. */
function indexRows(keyCount: number, rows: number[]): Uint32Array {
  const firstRow = new Uint32Array(keyCount + 1);
  const rowCount = rows.length / ROW_SIZE;
  let key = 0;
  for (let row = 0; row < rowCount; row++) {
    while (key <= (rows[row * ROW_SIZE] as number)) firstRow[key++] = row;
  }
  while (key <= keyCount) firstRow[key++] = rowCount;
  return firstRow;
}

function setBit(bits: Uint32Array, offset: number, index: number): void {
  bits[offset + (index >>> 5)] = (bits[offset + (index >>> 5)] as number) | (1 << (index & 31));
}

/** Writes the indexes of the keys that match into `out` and returns how many they are. */
export function matchKeys(
  schema: CompiledSchema,
  vinKey: { codes: Uint8Array; length: number },
  out: Uint32Array,
): number {
  const { words, positions, masks, keyLengths } = schema;
  const { codes, length } = vinKey;
  const blockSize = CODE_COUNT * words;
  let count = 0;
  for (let word = 0; word < words; word++) {
    let bits = schema.allKeys[word] as number;
    for (let i = 0, block = word; i < positions.length && bits !== 0; i++, block += blockSize) {
      const position = positions[i] as number;
      if (position < length) bits &= masks[block + (codes[position] as number) * words] as number;
    }
    while (bits !== 0) {
      const key = (word << 5) + (31 - Math.clz32(bits & -bits));
      bits &= bits - 1;
      if ((keyLengths[key] as number) <= length) out[count++] = key;
    }
  }
  return count;
}

const makes = new WeakMap<DecodedItem, DecodedItem>();

/** The make that a decoded model belongs to. */
export function makeOfModel(model: DecodedItem): DecodedItem | undefined {
  return makes.get(model);
}

/** The values of a key with their provenance, made once and shared by all decodes. */
export function itemsOfKey(
  schema: CompiledSchema,
  key: number,
  nameOf: (id: number) => string,
): DecodedItem[] {
  const known = schema.items[key];
  if (known) return known;
  const items: DecodedItem[] = [];
  const end = schema.firstRow[key + 1] as number;
  for (let row = schema.firstRow[key] as number; row < end; row++) items.push(itemOfRow(schema, row, nameOf));
  schema.items[key] = items;
  return items;
}

function itemOfRow(schema: CompiledSchema, row: number, nameOf: (id: number) => string): DecodedItem {
  const at = row * ROW_SIZE;
  const elementId = schema.rows[at + 1] as number;
  const value = schema.values[schema.rows[at + 2] as number] as PackedValue;
  const isLiteral = typeof value === 'string';
  const item: DecodedItem = {
    elementId,
    name: nameOf(elementId),
    value: isLiteral ? value : value[1],
    attributeId: isLiteral ? value : value[0],
    source: 'Pattern',
    keys: schema.keys[schema.rows[at] as number] as string,
    schemaId: schema.id,
    patternId: schema.rows[at + 4] as number,
    editedMs: schema.rows[at + 3] as number,
  };
  if (!isLiteral && value.length === 4) makes.set(item, makeItem(item, value, nameOf(MAKE)));
  return item;
}

function makeItem(model: DecodedItem, value: PackedValue, name: string): DecodedItem {
  return {
    elementId: MAKE,
    name,
    value: value[3] as string,
    attributeId: value[2] as string,
    source: 'pattern - model',
    keys: model.keys,
    schemaId: model.schemaId,
    patternId: model.patternId,
  };
}
