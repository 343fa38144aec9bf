import { expect, it } from 'vitest';
import { readCountry } from '#vin/world-regions.ts';
import { countryCodes, nameCountry } from './country-name.ts';

const characters = '1234567890ABCDEFGHJKLMNPRSTUVWXYZ';

it('every country a VIN can name is named in the language of the page', () => {
  const countries = new Set(
    [...characters].flatMap((first) =>
      [...characters].flatMap((second) => readCountry(first + second) ?? []),
    ),
  );
  expect(countries.size).toBeGreaterThan(50);
  expect([...countries].filter((country) => !(country in countryCodes))).toEqual([]);
  expect(nameCountry('Germany', 'es')).toBe('Alemania');
  expect(nameCountry('United States', 'en')).toBe('United States');
});
