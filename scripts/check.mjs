// The quick check before a commit: format and lint, types, dead code, unit tests.
import { spawnSync } from 'node:child_process';
import { ensureInstalled, pinnedNode, root } from './install.mjs';

ensureInstalled();

const steps = [
  ['format and lint', ['node_modules/@biomejs/biome/bin/biome', 'ci', '.']],
  ['types', ['scripts/types.mjs']],
  ['dead code', ['node_modules/knip/bin/knip.js']],
  ['unit tests', ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit']],
];

for (const [name, args] of steps) {
  const startedAt = Date.now();
  const done = spawnSync(pinnedNode, args, { cwd: root, stdio: 'inherit' });
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  if (done.status !== 0) {
    console.error(`✗ ${name} failed after ${seconds} s`);
    process.exit(1);
  }
  console.error(`✓ ${name} (${seconds} s)`);
}
