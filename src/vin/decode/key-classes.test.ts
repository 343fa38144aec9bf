import { expect, test } from 'vitest';
import { compileSchema, matchKeys } from './compile-schema.ts';
import { createVinKey, readFormula, writeVinKey } from './vin-key.ts';

function matches(key: string, vin: string): boolean {
  const schema = compileSchema(1, { keys: [key], rows: [0, 38, 0, 0, 1], values: ['x'] });
  const vinKey = createVinKey();
  writeVinKey(vinKey, vin);
  return matchKeys(schema, vinKey, new Uint32Array(8)) === 1;
}

const VIN = '1HGCM82633A004352';

test.each([
  ['CM826', true],
  ['C', true],
  ['*****|*A', true],
  ['*****|3A0', true],
  ['******', true],
  ['[A-D]M', true],
  ['[ABD]M', false],
  ['[^AB]M', true],
  ['[^C]M', false],
  ['CM8[1-3]6', true],
  ['C*9', false],
  ['*****|*[V7]', false],
  ['CM826|3A004352', true],
  ['CM826|3A0043521', false],
])('key %s against positions 4–8 and 10–17: %s', (key, expected) => {
  expect(matches(key, VIN)).toBe(expected);
});

test('a short VIN only matches keys that are no longer than it', () => {
  expect(matches('CM826', '1HGCM8')).toBe(false);
  expect(matches('CM8', '1HGCM8')).toBe(true);
  expect(matches('*****|*A', '1HGCM826')).toBe(false);
});

test('an unknown character in the VIN matches a wildcard only', () => {
  expect(matches('C*8', '1HGC*82633A004352')).toBe(true);
  expect(matches('CM8', '1HGC*82633A004352')).toBe(false);
});

test("the class '1-A-JT' is read as NHTSA reads it", () => {
  expect(
    ['1', 'A', 'J', 'T'].map((plant) => matches('*****|*[1-A-JT]', `${VIN.slice(0, 10)}${plant}004352`)),
  ).toEqual(Array(4).fill(true));
  expect(matches('*****|*[1-A-JT]', `${VIN.slice(0, 10)}5004352`)).toBe(false);
});

test('among more keys than fit one word only those that match are found', () => {
  const keys = Array.from({ length: 100 }, (_, i) => `C*${i % 10}${Math.floor(i / 10)}`);
  const schema = compileSchema(1, { keys, rows: [], values: [] });
  const vinKey = createVinKey();
  writeVinKey(vinKey, '1HGCM2922XA004352');
  const out = new Uint32Array(128);
  const count = matchKeys(schema, vinKey, out);
  expect(Array.from(out.slice(0, count), (key) => keys[key])).toEqual(['C*29']);
});

test.each([
  ['**#', 'AB3CD|FA', '3'],
  ['*##', 'A12CD|FA', '12'],
  ['**#', 'ABXCD|FA', null],
  ['**#', 'A', null],
])('formula %s reads %s as %s', (key, vinKey, value) => {
  expect(readFormula(key, vinKey)).toBe(value);
});
