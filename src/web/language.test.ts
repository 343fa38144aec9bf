import { describe, expect, it } from 'vitest';
import { chooseLanguage } from './language.ts';

describe('the language of a page', () => {
  it.each([
    { site: 'en', cnv: false, chosen: null, expected: 'en' },
    { site: 'es', cnv: false, chosen: null, expected: 'es' },
    { site: 'en', cnv: false, chosen: 'es', expected: 'es' },
    { site: 'en', cnv: true, chosen: null, expected: 'es' },
    { site: 'es', cnv: true, chosen: 'en', expected: 'es' },
  ] as const)('case %#: the Spanish brand is always Spanish, elsewhere the visitor chooses', (row) => {
    expect(chooseLanguage({ language: row.site }, { cnv: row.cnv }, row.chosen)).toBe(row.expected);
  });
});
