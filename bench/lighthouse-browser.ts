import { type BrowserContext, chromium } from 'playwright-core';
import { ensureBrowser } from '#scripts/browser.mjs';
import { findFreePort } from './product-server.ts';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A browser that Lighthouse can reach at its debugging port, with a profile of its own. */
export async function openBrowser(profile: string): Promise<{ context: BrowserContext; port: number }> {
  const executablePath = ensureBrowser();
  if (!executablePath) throw new Error('No browser found. Install Chromium or set CHROME_PATH.');
  const port = await findFreePort();
  const args = [...flags, `--remote-debugging-port=${port}`];
  const context = await chromium.launchPersistentContext(profile, { executablePath, args });
  return { context, port };
}

/** Opens an account as a person would, and stays signed in. */
export async function signUp(context: BrowserContext, url: string): Promise<void> {
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(`${url}/members/signup`);
  await page.locator('input[name=email]').fill('bench@example.com');
  await page.locator('input[name=pass]').fill('a long bench password');
  await page.locator('input[name=first]').fill('Ann');
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/members/dashboard');
  await page.goto('about:blank');
}
