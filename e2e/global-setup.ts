import type { TestProject } from 'vitest/node';
import { ensureBrowser } from '../scripts/browser.mjs';
import { newDataDir, removeDataDir, startProduct } from './start-product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    productPort: number;
    browserPath: string;
  }
}

/** One product on a fresh embedded database for all journeys of a run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browserPath = ensureBrowser();
  if (!browserPath) throw new Error('No browser for the journeys. Install Chromium or set CHROME_PATH.');
  const dataDir = await newDataDir();
  const product = await startProduct(dataDir);
  project.provide('productPort', product.port);
  project.provide('browserPath', browserPath);
  return async () => {
    await product.stop();
    await removeDataDir(dataDir);
  };
}
