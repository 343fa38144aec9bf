import type { TestProject } from 'vitest/node';
import { ensureBrowser } from '#scripts/browser.mjs';
import { startProduct } from '#server/testing/product-process.ts';
import { createDataDir } from '#server/testing/test-data-dir.ts';

declare module 'vitest' {
  interface ProvidedContext {
    productPort: number;
    browserPath: string;
    /** Where its embedded database lies. */
    productDataDir: string;
    firstOperator: { readonly email: string; readonly password: string };
  }
}

/** One product on a fresh embedded database for all journeys of a run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browserPath = ensureBrowser();
  if (!browserPath) throw new Error('No browser for the journeys. Install Chromium or set CHROME_PATH.');
  const home = await createDataDir();
  const product = await startProduct(home.path);
  project.provide('productPort', product.port);
  if (!product.firstOperator) throw new Error('The first start named no operator.');
  project.provide('firstOperator', product.firstOperator);
  project.provide('browserPath', browserPath);
  project.provide('productDataDir', home.path);
  return async () => {
    await product.end('SIGTERM');
    await home.remove();
  };
}
