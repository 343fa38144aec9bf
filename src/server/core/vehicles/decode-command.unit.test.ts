import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { decodeLines } from './decode-command.ts';

const dataDir = path.resolve(import.meta.dirname, '../../../../.cache');

async function run(args: string[], input = ''): Promise<Record<string, unknown>[]> {
  const output = new PassThrough();
  const printed = text(output);
  await decodeLines(args, { input: Readable.from([input]), output, dataDir });
  output.end();
  return (await printed)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

test('each VIN becomes one line of JSON', async () => {
  const [right, wrong] = await run(['1HGCM82633A004352', '1hgcm82633a004353']);
  expect(right).toMatchObject({
    vin: '1HGCM82633A004352',
    valid: true,
    errors: [],
    elements: { Make: 'HONDA', Model: 'Accord', 'Model Year': '2003' },
  });
  expect(wrong).toMatchObject({ vin: '1HGCM82633A004353', valid: false, errors: [{ code: 1 }] });
}, 60_000);

test('with --ndjson it reads one VIN a line, bare or in JSON, and skips empty lines', async () => {
  const lines = ['1HGCM82633A004352', '', '{"vin":"5YJSA3DS*EF"}', '"WBAVL1C5XFVY41004"', '{broken'];
  const printed = await run(['--ndjson'], `${lines.join('\r\n')}\n`);
  expect(printed.map(({ vin }) => vin)).toEqual([
    '1HGCM82633A004352',
    '5YJSA3DS*EF',
    'WBAVL1C5XFVY41004',
    '{BROKEN',
  ]);
  expect(printed.at(-1)).toMatchObject({ valid: false });
});

test('a hint of the model year is passed on', async () => {
  const [decoded] = await run(['1HGCM82633A004352', '--year', '2004']);
  expect(decoded).toMatchObject({ errors: [{ code: 12 }] });
});

test('no VIN at all is refused with what to do', async () => {
  await expect(run([])).rejects.toThrow('Give one VIN or more');
  await expect(run(['1HG', '--year', 'x'])).rejects.toThrow('--year wants four digits');
});
