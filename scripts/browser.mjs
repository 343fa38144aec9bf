// Finds a Chromium for the browser tests, or installs one: CHROME_PATH, the machine's own, Playwright's, Debian's.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pinnedNode, root } from './install.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a browser that starts; undefined when none can be had. */
export function ensureBrowser() {
  return findBrowser() ?? installWithPlaywright() ?? installWithApt();
}

function findBrowser() {
  const given = process.env.CHROME_PATH;
  if (given) return existsSync(given) ? given : undefined;
  for (const name of names) {
    const found = spawnSync(process.platform === 'win32' ? 'where' : 'which', [name], { encoding: 'utf8' });
    const first = found.stdout?.split('\n')[0]?.trim();
    if (found.status === 0 && first) return first;
  }
  return places.find((place) => existsSync(place)) ?? playwrightBrowser();
}

function playwrightBrowser() {
  const script = "import('playwright-core').then(({chromium})=>console.log(chromium.executablePath()))";
  const asked = spawnSync(pinnedNode, ['-e', script], { cwd: root, encoding: 'utf8' });
  const file = asked.stdout?.trim();
  return file && existsSync(file) ? file : undefined;
}

function installWithPlaywright() {
  console.error('No browser found: asking Playwright for one …');
  const args = ['node_modules/playwright-core/cli.js', 'install', 'chromium'];
  const done = spawnSync(pinnedNode, args, { cwd: root, stdio: 'ignore', timeout: 300_000 });
  return done.status === 0 ? playwrightBrowser() : undefined;
}

function installWithApt() {
  if (process.getuid?.() !== 0) return undefined;
  console.error('Installing chromium with apt-get …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  return findBrowser();
}
