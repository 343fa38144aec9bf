// npm test: installs what is missing (a browser included), then checks everything.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureWebBuilt } from './build-web.mjs';
import { ensureInstalled, pinnedNode, root, runPinned } from './install.mjs';

ensureInstalled();
const browser = ensureBrowser();
if (!browser) {
  console.error('No browser for the journeys. Install Chromium or Chrome, or set CHROME_PATH.');
  process.exit(1);
}

runPinned(['node_modules/@biomejs/biome/bin/biome', 'ci', '.']);
runPinned(['scripts/types.mjs']);
runPinned(['node_modules/knip/bin/knip.js']);
ensureWebBuilt();

const results = path.join(root, '.cache', 'test-results.json');
mkdirSync(path.dirname(results), { recursive: true });
const isSoak = process.argv.includes('--soak');
const run = spawnSync(
  pinnedNode,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${results}`,
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHROME_PATH: browser, ...(isSoak && { VINYARD_SOAK: '1' }) },
  },
);

const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(results, 'utf8'));
console.error(`${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} skipped`);
process.exit(run.status ?? 1);
