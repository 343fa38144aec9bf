import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { decodeClassic } from './decode-classic.ts';

const samplesFile = path.resolve('../shared/data/classic/classic_vin_samples.json');

interface Sample {
  readonly vin: string;
  readonly make: string;
  readonly model?: string;
  readonly year: number;
  readonly src: string;
}

test('every real sample number has a reading of its make and year', (context) => {
  if (!existsSync(samplesFile)) return context.skip(`no sample numbers at ${samplesFile}`);
  const samples: Sample[] = JSON.parse(readFileSync(samplesFile, 'utf8'));
  const exact = samples.filter(({ src }) => !src.includes('approximate'));
  expect(exact.length).toBeGreaterThan(0);
  for (const { vin, make, year } of exact)
    expect(decodeClassic(vin).readings[0], vin).toMatchObject({ make, year });
});
