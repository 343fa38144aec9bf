import { expect, test } from 'vitest';
import { readCountry, readRegion } from './world-regions.ts';

test.each([
  ['1HG', 'North America', 'United States'],
  ['2HG', 'North America', 'Canada'],
  ['3VW', 'North America', 'Mexico'],
  ['7SA', 'North America', 'United States'],
  ['7A8', 'Oceania', 'New Zealand'],
  ['6FP', 'Oceania', 'Australia'],
  ['9BW', 'South America', 'Brazil'],
  ['JHM', 'Asia', 'Japan'],
  ['KMH', 'Asia', 'South Korea'],
  ['LSG', 'Asia', 'China'],
  ['MAT', 'Asia', 'India'],
  ['WVW', 'Europe', 'Germany'],
  ['SAL', 'Europe', 'United Kingdom'],
  ['VF1', 'Europe', 'France'],
  ['YV1', 'Europe', 'Sweden'],
  ['ZFA', 'Europe', 'Italy'],
  ['TMB', 'Europe', 'Czech Republic'],
  ['AHT', 'Africa', 'South Africa'],
])('%s is of %s, %s', (wmi, region, country) => {
  expect(readRegion(wmi)).toBe(region);
  expect(readCountry(wmi)).toBe(country);
});

test('text that starts no VIN has neither', () => {
  expect([readRegion(''), readCountry(''), readRegion('0AB'), readRegion('É'), readCountry('__')]).toEqual(
    Array(5).fill(null),
  );
});
