import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import type { DecodedVin } from '#vin/decode/decoded-vin.ts';
import { type OfflineVpic, openVpic } from './open-vpic.ts';

/** Lines in one write: enough to keep the output busy without holding much of it. */
const BATCH_SIZE = 500;

/**
 * `vinyard decode VIN…` and `vinyard decode --ndjson < file`: one JSON object a line on the output.
 * A line of the input is a VIN, or a JSON object or string that holds one.
 */
export async function decodeLines(
  args: string[],
  { input, output, dataDir }: { input: Readable; output: Writable; dataDir: string },
): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: { ndjson: { type: 'boolean', default: false }, year: { type: 'string' } },
    allowPositionals: true,
  });
  if (!values.ndjson && positionals.length === 0) {
    throw new Error('Give one VIN or more, or --ndjson with one VIN a line on the standard input.');
  }
  const year = readYear(values.year);
  const vpic = openVpic(dataDir);
  try {
    await writeLines(output, describeAll(vpic, positionals, year));
    if (!values.ndjson) return;
    let batch: string[] = [];
    for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (line.trim() === '') continue;
      batch.push(...describeAll(vpic, [readLine(line)], year));
      if (batch.length < BATCH_SIZE) continue;
      await writeLines(output, batch);
      batch = [];
    }
    await writeLines(output, batch);
  } finally {
    vpic.close();
  }
}

function readYear(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{4}$/.test(text)) throw new Error(`--year wants four digits, not '${text}'.`);
  return Number(text);
}

function describeAll(vpic: OfflineVpic, vins: string[], year: number | undefined): string[] {
  return vins.map((vin) => JSON.stringify(describe(vpic.decode(vin, { year }))));
}

function describe({ vin, valid, errors, elements }: DecodedVin) {
  return { vin, valid, errors, elements };
}

function readLine(line: string): string {
  if (!/^\s*[{"]/.test(line)) return line;
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'string') return value;
    const vin = (value as { vin?: unknown }).vin;
    return typeof vin === 'string' ? vin : '';
  } catch {
    return line;
  }
}

function writeLines(output: Writable, lines: string[]): Promise<void> {
  if (lines.length === 0) return Promise.resolve();
  return new Promise((resolve, reject) => {
    output.write(`${lines.join('\n')}\n`, (error) => (error ? reject(error) : resolve()));
  });
}
