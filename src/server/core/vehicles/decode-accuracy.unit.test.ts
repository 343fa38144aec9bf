import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renameBodyClass } from '#vin/decode/body-class-names.ts';
import { type KnownDifference, LIVE_DIFFERENCES, PROCEDURE_DIFFERENCES } from './known-differences.ts';
import { type OfflineVpic, openVpic } from './open-vpic.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const truthFile = path.resolve(root, '../shared/data/vpic-truth.ndjson');
const procedureFile = path.resolve(root, '../shared/data/vpic-procedure-on-offline-data.ndjson.gz');
const WHY_SKIPPED = existsSync(truthFile) ? '' : ' (skipped: ../shared/data is not here)';

const COMPARED_LIVE = ['Make', 'Model', 'Model Year', 'Vehicle Type', 'Plant Country'];
/** They carry codes 2–5 and 14, which the shipped data cannot decide; the rest of 'Error Code' is compared. */
const REMARKS = ['Error Code', 'Error Text', 'Suggested VIN', 'Possible Values', 'Additional Error Text'];
const UNDECIDED_CODES = ['0', '2', '3', '4', '5', '14'];

let vpic: OfflineVpic;
beforeAll(() => {
  vpic = openVpic(path.join(root, '.cache'));
}, 60_000);
afterAll(() => vpic?.close());

type Difference = { vin: string; element: string; wanted: string; got: string };

describe.skipIf(WHY_SKIPPED !== '')(`decoding agrees with the authority${WHY_SKIPPED}`, () => {
  test('at least 99.5 % of make, model, year, type and plant country equal the live answers', () => {
    const differences: Difference[] = [];
    let compared = 0;
    for (const line of readFileSync(truthFile, 'utf8').trim().split('\n')) {
      const { vin, elements } = JSON.parse(line) as { vin: string; elements: Record<string, string> };
      const decoded = vpic.decode(vin);
      for (const element of COMPARED_LIVE) {
        const wanted = elements[element];
        if (wanted === undefined) continue;
        compared++;
        const got = decoded.elements[element] ?? '';
        if (got !== wanted) differences.push({ vin, element, wanted, got });
      }
    }
    expect(1 - differences.length / compared).toBeGreaterThanOrEqual(0.995);
    expect(unexplained(differences, LIVE_DIFFERENCES)).toEqual([]);
  });

  test("at least 99.5 % of all elements equal NHTSA's procedure on the same data", () => {
    const differences: Difference[] = [];
    let compared = 0;
    for (const line of gunzipSync(readFileSync(procedureFile)).toString('utf8').trim().split('\n')) {
      const { vin, elements } = JSON.parse(line) as {
        vin: string;
        elements: Record<string, { value: string }[]>;
      };
      const decoded = vpic.decode(vin);
      const got = new Map<string, string[]>();
      for (const { name, value } of decoded.items) got.set(name, [...(got.get(name) ?? []), value]);
      for (const element of new Set([...Object.keys(elements), ...got.keys()])) {
        const wanted = (elements[element] ?? []).map(({ value }) => value);
        if (REMARKS.includes(element)) {
          if (element !== 'Error Code') continue;
          compared++;
          const [a, b] = [decidedCodes(wanted[0]), decidedCodes(got.get(element)?.[0])];
          if (a !== b) differences.push({ vin, element, wanted: a, got: b });
          continue;
        }
        compared++;
        const before = printable(element, wanted);
        const after = printable(element, got.get(element) ?? []);
        if (before !== after) differences.push({ vin, element, wanted: before, got: after });
      }
    }
    expect(1 - differences.length / compared).toBeGreaterThanOrEqual(0.995);
    expect(unexplained(differences, PROCEDURE_DIFFERENCES)).toEqual([]);
  });
});

function decidedCodes(codes = ''): string {
  return codes
    .split(',')
    .filter((code) => !UNDECIDED_CODES.includes(code))
    .join(',');
}

/** Numbers are compared by value, since the procedure prints more decimals; body classes by their present name. */
function printable(element: string, values: string[]): string {
  return values
    .map((value) => {
      if (element === 'Body Class') return renameBodyClass(value);
      return /^Displacement/.test(element) && /^\d+(\.\d+)?$/.test(value)
        ? String(Number(Number(value).toFixed(5)))
        : value;
    })
    .sort()
    .join(' | ');
}

/** Differences that no entry explains, and entries that no difference needs any more. */
function unexplained(differences: Difference[], known: KnownDifference[]) {
  const explains = ({ vin, elements }: KnownDifference, difference: Difference) =>
    vin === difference.vin && (elements === 'all' || elements.includes(difference.element));
  return [
    ...differences.filter((difference) => !known.some((entry) => explains(entry, difference))),
    ...known.filter((entry) => !differences.some((difference) => explains(entry, difference))),
  ];
}
