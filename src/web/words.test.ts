import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const dir = path.join(import.meta.dirname, 'words');

/** Keys whose text is rightly the same in both languages. */
const sameInBoth: ReadonlySet<string> = new Set([
  'field.label',
  'profile.facebook',
  'profile.instagram',
  'profile.twitter',
  'regions.Asia',
  'values.convertible-cabriolet',
  'values.hatchback-liftback-notchback',
  'values.pickup',
  'values.van',
  'ways.vin',
]);

const catalogues = readdirSync(path.join(dir, 'en')).sort();

/** Key path → text. */
function flatten(words: object, prefix = ''): [key: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value] as [string, string]]
      : flatten(value as object, `${prefix}${key}.`),
  );
}

const read = (language: string, catalogue: string) =>
  flatten(JSON.parse(readFileSync(path.join(dir, language, catalogue), 'utf8')));

const variables = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name).sort();

describe('the words', () => {
  it('the same catalogues exist in both languages', () => {
    expect(readdirSync(path.join(dir, 'es')).sort()).toEqual(catalogues);
  });

  describe.each(catalogues)('%s', (catalogue) => {
    const english = new Map(read('en', catalogue));
    const spanish = new Map(read('es', catalogue));

    it('says the same things in both languages', () => {
      expect([...spanish.keys()]).toEqual([...english.keys()]);
    });

    it('leaves no English on a Spanish page', () => {
      const untranslated = [...english].filter(
        ([key, text]) => spanish.get(key) === text && !sameInBoth.has(key),
      );
      expect(untranslated).toEqual([]);
    });

    it('fills the same gaps in both languages, and no text is empty', () => {
      for (const [key, text] of english) {
        expect(variables(spanish.get(key) ?? ''), key).toEqual(variables(text));
        expect(text.trim(), key).not.toBe('');
        expect(spanish.get(key)?.trim(), key).not.toBe('');
      }
    });
  });
});
