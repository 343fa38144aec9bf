import { DatabaseSync } from 'node:sqlite';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildCatalogue } from './catalogue-index.ts';
import { type Catalogue, openCatalogue } from './open-catalogue.ts';

const car = 2;
const motorcycle = 1;
const trailer = 6;
const modelElement = 28;
const seriesElement = 34;
const trimElement = 38;

/** A vPIC file of a few invented makers, with the columns the catalogue reads. */
function makeVpic(): DatabaseSync {
  const vpic = new DatabaseSync(':memory:');
  vpic.exec(`
    CREATE TABLE Wmi (Id, VehicleTypeId, PublicAvailabilityDate);
    CREATE TABLE VinSchema (Id, TobeQCed);
    CREATE TABLE Wmi_VinSchema (WmiId, VinSchemaId, YearFrom, YearTo);
    CREATE TABLE Pattern (VinSchemaId, ElementId, Keys, AttributeId);
    CREATE TABLE Make (Id, Name);
    CREATE TABLE Model (Id, Name);
    CREATE TABLE Make_Model (MakeId, ModelId);
    INSERT INTO Make VALUES (1, 'ZEPHYR'), (2, 'Honda'), (3, 'ANVIL'), (4, 'HAULER');
    INSERT INTO Model VALUES (10, 'Accord'), (11, 'Civic'), (12, 'Breeze'), (13, 'Hammer'), (14, 'Box'), (15, 'Gold Wing');
    INSERT INTO Make_Model VALUES (2, 10), (2, 11), (1, 12), (3, 13), (4, 14), (2, 15);
    INSERT INTO Wmi VALUES (1, ${car}, '2015-01-01'), (2, ${trailer}, '2015-01-01'), (3, ${motorcycle}, '2015-01-01'),
                           (4, ${car}, '2999-01-01');
    INSERT INTO VinSchema VALUES (1, NULL), (2, 0), (3, 0), (4, 1), (5, NULL), (6, NULL), (7, NULL);
    INSERT INTO Wmi_VinSchema VALUES
      (1, 1, 2003, 2004), (1, 2, 1990, NULL), (1, 3, 1992, 1995), (1, 4, 2003, 2003), (2, 5, 2000, 2039),
      (3, 6, 2001, 2006), (4, 7, 2003, 2003);
  `);
  const add = vpic.prepare('INSERT INTO Pattern VALUES (?, ?, ?, ?)');
  const rows: [number, number, string, string][] = [
    [1, modelElement, 'CM[56]', '10'],
    [1, modelElement, 'EM2', '11'],
    [1, trimElement, 'CM55', 'EX'],
    [1, trimElement, 'CM5[1-3]', 'LX'],
    [1, trimElement, 'CM6|*A', 'SPORT'],
    [1, trimElement, 'CM66', 'Sport'],
    [1, trimElement, '***9', 'Fits both models'],
    [1, trimElement, 'ZZ', 'Fits no model'],
    [1, seriesElement, 'CM', 'Series of the Accord'],
    [1, seriesElement, 'EM', 'Series of the Civic'],
    [2, modelElement, 'BR', '12'],
    [3, modelElement, 'BR', '12'],
    [4, modelElement, 'HA', '13'],
    [5, modelElement, 'BX', '14'],
    [6, modelElement, 'GW', '15'],
    [7, modelElement, 'HA', '13'],
  ];
  for (const row of rows) add.run(...row);
  return vpic;
}

describe('the catalogue', () => {
  let catalogue: Catalogue;
  beforeAll(() => {
    catalogue = openCatalogue(buildCatalogue(makeVpic()));
  });

  test('offers the years from the newest known one down to 1981', () => {
    expect(catalogue.years.at(0)).toBe(2003);
    expect(catalogue.years.at(-1)).toBe(1981);
  });

  test('offers makes as people write them, on-road ones unless asked for others', () => {
    expect(catalogue.listMakes({ year: 2003 })).toEqual([{ key: 'HONDA', name: 'Honda' }]);
    expect(catalogue.listMakes({ year: 2003, kinds: ['trailer'] })).toEqual([
      { key: 'HAULER', name: 'Hauler' },
    ]);
  });

  test('offers models by year, make and kind, however the make is spelt', () => {
    expect(catalogue.listModels({ year: 2003, make: 'HONDA' })).toEqual(['Accord', 'Civic', 'Gold Wing']);
    expect(catalogue.listModels({ year: 2003, make: 'honda', kinds: ['car'] })).toEqual(['Accord', 'Civic']);
    expect(catalogue.listModels({ year: 2001, make: 'Honda', kinds: ['motorcycle'] })).toEqual(['Gold Wing']);
    expect(catalogue.listModels({ year: 2002, make: 'Honda', kinds: ['car'] })).toEqual([]);
    expect(catalogue.listModels({ year: 2003, make: 'Nobody' })).toEqual([]);
  });

  test('offers the makes and models of all years where no year is given', () => {
    expect(catalogue.listMakes({}).map(({ name }) => name)).toEqual(['Honda', 'Zephyr']);
    expect(catalogue.listModels({ make: 'Zephyr' })).toEqual(['Breeze']);
    expect(catalogue.listModels({ make: 'Honda', kinds: ['motorcycle'] })).toEqual(['Gold Wing']);
  });

  test('believes a row without an end only up to the last year another row names the model', () => {
    const years = catalogue.years.filter((year) => catalogue.listModels({ year, make: 'Zephyr' }).length > 0);
    expect(years).toEqual([1995, 1994, 1993, 1992, 1991, 1990]);
  });

  test('leaves out makers that are not public yet and schemas before their quality control', () => {
    expect(catalogue.years.flatMap((year) => catalogue.listModels({ year, make: 'Anvil' }))).toEqual([]);
  });

  test('gives a trim only to the one model its key fits, and writes it once', () => {
    expect(catalogue.listTrims({ year: 2003, make: 'Honda', model: 'accord' })).toEqual([
      { name: 'EX', kind: 'trim' },
      { name: 'LX', kind: 'trim' },
      { name: 'Sport', kind: 'trim' },
    ]);
  });

  test('offers the series where the model has no trims, and nothing where it has neither', () => {
    expect(catalogue.listTrims({ year: 2003, make: 'Honda', model: 'Civic' })).toEqual([
      { name: 'Series of the Civic', kind: 'series' },
    ]);
    expect(catalogue.listTrims({ year: 1992, make: 'Zephyr', model: 'Breeze' })).toEqual([]);
    expect(catalogue.listTrims({ year: 1999, make: 'Honda', model: 'Accord' })).toEqual([]);
  });
});
