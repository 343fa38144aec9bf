import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PEER = '@cardog/corgi@2.0.1';
const INSTALL_LIMIT_MS = 10 * 60_000;
const RUN_LIMIT_MS = 30 * 60_000;

/** Runs in the peer's own process and Node: every VIN once, no result kept, in the order given. */
const SCRIPT = `
import { readFileSync } from 'node:fs';
import { createDecoder } from '@cardog/corgi';
const vins = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const decoder = await createDecoder();
await decoder.decode('1HGCM82633A004352');
const times = [];
for (const vin of vins) {
  const start = performance.now();
  await decoder.decode(vin);
  times.push(performance.now() - start);
}
await decoder.close?.();
process.stdout.write('\\n' + JSON.stringify({ times, node: process.version, rss: process.memoryUsage().rss }));
process.exit(0);
`;

export type PeerRun = { timesMs: number[]; node: string; rss: number } | { notMeasured: string };

/** Times corgi on the same VINs; it is installed into a temporary folder with the SQLite it needs. */
export function timeCorgi(vins: string[]): PeerRun {
  const folder = mkdtempSync(path.join(tmpdir(), 'vinyard-corgi-'));
  try {
    const reasons: string[] = [];
    for (const node of listNodes()) {
      const run = timeUnder(node, path.join(folder, reasons.length.toString()), vins);
      if (!('notMeasured' in run)) return run;
      reasons.push(`${node}: ${run.notMeasured}`);
    }
    return { notMeasured: reasons.join('; ') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Its dependency builds on older Nodes only, so the system's own is tried before the pinned one. */
function listNodes(): string[] {
  const system = ['/usr/bin/node', '/usr/local/bin/node', '/opt/homebrew/bin/node'].filter((file) =>
    existsSync(file),
  );
  return [...system, process.execPath];
}

function timeUnder(node: string, folder: string, vins: string[]): PeerRun {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{"private":true,"type":"module"}');
  writeFileSync(path.join(folder, 'run.js'), SCRIPT);
  writeFileSync(path.join(folder, 'vins.json'), JSON.stringify(vins));
  const env = {
    ...process.env,
    PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}`,
  };
  const install = spawnSync('npm', ['install', PEER, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    env,
    encoding: 'utf8',
    timeout: INSTALL_LIMIT_MS,
    shell: process.platform === 'win32',
  });
  if (install.status !== 0) return { notMeasured: `npm install failed: ${lastLine(install.stderr)}` };
  // It unpacks its data under the home folder, which is none of ours to fill.
  const run = spawnSync(node, ['run.js', 'vins.json'], {
    cwd: folder,
    env: { ...env, HOME: folder },
    encoding: 'utf8',
    timeout: RUN_LIMIT_MS,
    maxBuffer: 256 * 1024 * 1024,
  });
  if (run.status !== 0) return { notMeasured: `it did not run: ${lastLine(run.stderr)}` };
  const { times, node: version, rss } = JSON.parse(run.stdout.trim().split('\n').at(-1) ?? '{}');
  return { timesMs: times, node: version, rss };
}

function lastLine(text: string | null): string {
  return text?.trim().split('\n').at(-1)?.slice(0, 200) || 'no reason given';
}
