import { randomBytes } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

let browser: Browser | undefined;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: inject('browserPath'), args: flags });
});

afterAll(async () => {
  await browser?.close();
});

export const widths = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;

interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors that the browser's console showed. */
  readonly complaints: readonly string[];
  readonly url: (path: string) => string;
}

/** A new visitor of one brand, in a browser of their own. */
export async function visit(
  host: string,
  viewport: { width: number; height: number } = widths.desk,
): Promise<Visit> {
  if (!browser) throw new Error('the browser has not started');
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  const url = (path: string) => `http://${host}:${inject('productPort')}/members${path}`;
  return { page, context, complaints, url };
}

export const newEmail = (): string => `person-${randomBytes(6).toString('hex')}@example.com`;

/** Fails on any accessibility rule that axe can check. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map((found) => `${found.id}: ${found.nodes.map((node) => node.html).join(' ')}`)).toEqual(
    [],
  );
}
