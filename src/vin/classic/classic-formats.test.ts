import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { classicFormats } from './classic-formats.ts';

const page = readFileSync('docs/sources/classic-vins.md', 'utf8');

describe.each(classicFormats.map((format) => [format.id, format] as const))('%s', (_, format) => {
  test('names its source, and stands on the page about them', () => {
    expect(format.source).not.toBe('');
    expect(page).toContain(`| \`${format.id}\` |`);
  });

  test('keeps every model within its years', () => {
    for (const row of format.models) {
      expect(row.from).toBeLessThanOrEqual(row.to);
      expect(row.from).toBeGreaterThanOrEqual(format.from);
      expect(row.to).toBeLessThanOrEqual(format.to);
    }
  });

  test('has no two models for one code, year, body and unit', () => {
    const seen = new Set<string>();
    for (const row of format.models) {
      for (let year = row.from; year <= row.to; year++) {
        const key = JSON.stringify([row.code, year, row.make, row.bodies, row.units]);
        expect(seen, key).not.toContain(key);
        seen.add(key);
      }
    }
  });

  test('has no two meanings for one code in one year and make', () => {
    for (const table of Object.values(format.codes)) {
      for (const row of table) {
        const others = table.filter(
          (other) =>
            other !== row &&
            other.code === row.code &&
            (other.make ?? row.make) === (row.make ?? other.make) &&
            (other.from ?? 0) <= (row.to ?? 9999) &&
            (row.from ?? 0) <= (other.to ?? 9999),
        );
        expect(others, `${row.code} ${row.says}`).toEqual([]);
      }
    }
  });

  test('has a table for each of its named positions', () => {
    const named = [...format.pattern.source.matchAll(/\(\?<(\w+)>/g)].map(([, name]) => name);
    for (const name of Object.keys(format.codes)) expect(named).toContain(name);
  });
});
