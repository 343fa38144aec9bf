import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readVinField } from '#vin/read-vin-field.ts';
import { createGarbage } from './garbage-text.ts';
import { type OfflineVpic, openVpic } from './open-vpic.ts';

const COUNT = 5_000;
let vpic: OfflineVpic;
beforeAll(() => {
  vpic = openVpic(path.resolve(import.meta.dirname, '../../../../.cache'));
}, 60_000);
afterAll(() => vpic?.close());

test('garbage of every kind gets a clear answer and never an exception', () => {
  const nextGarbage = createGarbage(20261115);
  for (let i = 0; i < COUNT; i++) {
    const text = nextGarbage();
    const decoded = vpic.decode(text);
    const reading = readVinField(text);
    const isClear = decoded.valid ? decoded.elements['Error Code'] !== undefined : decoded.errors.length > 0;
    expect(isClear, JSON.stringify(text)).toBe(true);
    expect(
      reading.kind === 'standard' ||
        reading.kind === 'classic' ||
        reading.kind === 'empty' ||
        reading.problems.length > 0,
    ).toBe(true);
  }
});
