import { expect, it } from 'vitest';
import { countryChoices, countryName, withCurrent } from './countries.ts';

it('countries are named in the language of the page, the United States first', () => {
  expect(countryChoices('en')[0]).toEqual(['US', 'United States']);
  expect(countryChoices('es')[0]).toEqual(['US', 'Estados Unidos']);
  expect(countryChoices('es').find(([code]) => code === 'DE')?.[1]).toBe('Alemania');
  expect(new Set(countryChoices('en').map(([code]) => code)).size).toBe(249);
});

it('a country that is no code stays as it was given, and can be kept', () => {
  expect(countryName('Texas Republic', 'en')).toBe('Texas Republic');
  expect(countryName('MX', 'es')).toBe('México');
  expect(withCurrent([['US', 'United States']], 'Atlantis')[0]).toEqual(['Atlantis', 'Atlantis']);
  expect(withCurrent([['US', 'United States']], 'US')).toHaveLength(1);
});
