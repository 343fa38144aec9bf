import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { importVpicFile } from './import-vpic-file.ts';
import { openVpic } from './open-vpic.ts';
import { prepareVpicAside } from './prepare-vpic-aside.ts';
import { prepareVpicFile } from './prepare-vpic-file.ts';
import { readManifest, vpicFolder } from './vpic-files.ts';
import { writeSampleVpicFile } from './vpic-sample-store.ts';

const VIN = '1HGCM82633A004352';
let folder: string;
let dataDir: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vinyard-vpic-'));
  dataDir = path.join(folder, 'data');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function writeFile(name: string, model: string): string {
  const file = path.join(folder, name);
  writeSampleVpicFile(file, model);
  return file;
}

describe('importing a vPIC file', () => {
  test('a fuller file is used with its own elements, defaults, exceptions and specifications', async () => {
    const { wmis, patterns } = await importVpicFile(writeFile('a.db', 'Accord'), dataDir);
    expect({ wmis, patterns }).toEqual({ wmis: 1, patterns: 4 });
    const vpic = openVpic(dataDir);
    expect(vpic.decode(VIN).elements).toMatchObject({
      Make: 'HONDA',
      Model: 'Accord',
      'Model Year': '2003',
      'Something New': 'new value',
      'Drive Type': 'FWD/Front-Wheel Drive',
      'Bed Type': 'Not Applicable',
      'Error Code': '0',
    });
    expect(vpic.decode(VIN).elements).not.toHaveProperty('Trim');
    expect(vpic.decode(VIN).elements).not.toHaveProperty('NCSA Body Type');
    expect(vpic.decode('1HGCM82633A004353').elements['Error Code']).toBe('0');
    vpic.close();
  });

  test('a running process uses the new file within a second or so, and one old file remains for nobody', async () => {
    await importVpicFile(writeFile('old.db', 'Old Accord'), dataDir);
    const vpic = openVpic(dataDir);
    expect(vpic.decode(VIN).elements.Model).toBe('Old Accord');
    const zipped = path.join(folder, 'new.db.gz');
    writeFileSync(zipped, gzipSync(readFileSync(writeFile('new.db', 'New Accord'))));
    await importVpicFile(zipped, dataDir);
    await wait(1_050);
    expect(vpic.decode(VIN).elements.Model).toBe('New Accord');
    vpic.close();
    expect(readdirSync(vpicFolder(dataDir)).sort()).toEqual(
      ['manifest.json', readManifest(dataDir)?.file].sort(),
    );
  });

  test.each([
    ['text', () => 'VIN,Make\n', /is not a SQLite database/],
    ['nothing', () => '', /is not a SQLite database/],
    ['half a gzip', () => gzipSync('x'.repeat(5_000)).subarray(0, 20), /cannot be read/],
  ])('%s is refused with a reason', async (_, content, reason) => {
    const file = path.join(folder, 'bad');
    writeFileSync(file, content());
    await expect(importVpicFile(file, dataDir)).rejects.toThrow(reason);
    expect(readdirSync(vpicFolder(dataDir))).toEqual([]);
  });

  test('another database is refused by naming what it lacks, and the file in use stays', async () => {
    await importVpicFile(writeFile('good.db', 'Accord'), dataDir);
    const before = readManifest(dataDir);
    const file = writeFile('other.db', 'Accord');
    const database = new DatabaseSync(file);
    database.exec('DROP TABLE Pattern; ALTER TABLE Wmi DROP COLUMN TruckTypeId');
    database.close();
    await expect(importVpicFile(file, dataDir)).rejects.toThrow('it lacks Wmi.TruckTypeId, Pattern.');
    await expect(importVpicFile(path.join(folder, 'absent'), dataDir)).rejects.toThrow(/cannot be read/);
    expect(readManifest(dataDir)).toEqual(before);
  });
});

describe('the shipped file', () => {
  test('is prepared once when several processes start together', async () => {
    const shipped = path.join(folder, 'shipped.db.gz');
    writeFileSync(shipped, gzipSync(readFileSync(writeFile('plain.db', 'Accord'))));
    const module = path.join(import.meta.dirname, 'prepare-vpic-file.ts');
    const script = `import { prepareVpicFile } from ${JSON.stringify(module)};
      process.stdout.write(prepareVpicFile(${JSON.stringify(dataDir)}, ${JSON.stringify(shipped)}).version);`;
    const versions = await Promise.all([1, 2, 3].map(() => runScript(script)));
    expect(new Set(versions).size).toBe(1);
    expect(readdirSync(vpicFolder(dataDir)).length).toBe(2);
  });

  test('is prepared on a thread of its own for a server', async () => {
    const { manifest } = await importVpicFile(writeFile('imported.db', 'Accord'), dataDir);
    expect(await prepareVpicAside(dataDir)).toEqual(manifest);
  });

  test('does not replace an imported one, and replaces an older shipped one', async () => {
    const ship = (name: string, model: string) => {
      const shipped = path.join(folder, name);
      writeFileSync(shipped, gzipSync(readFileSync(writeFile(`${name}.plain`, model))));
      return prepareVpicFile(dataDir, shipped);
    };
    const first = ship('first.gz', 'Accord');
    expect(ship('second.gz', 'Accord EX with a longer name').version).not.toBe(first.version);
    const { manifest } = await importVpicFile(writeFile('imported.db', 'Imported'), dataDir);
    expect(ship('third.gz', 'Third').version).toBe(manifest.version);
  });
});

function runScript(script: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let errors = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    child.on('close', (code) => (code === 0 ? resolve(output) : reject(new Error(errors))));
  });
}
