import path from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { pages } from '#contract/pages.ts';
import { ensureWebBuilt } from '#scripts/build-web.mjs';
import { createDataDir } from '#server/testing/test-data-dir.ts';
import { medianOf, printFigure } from './figure.ts';
import { openBrowser, signUp } from './lighthouse-browser.ts';
import { startProduct } from './product-server.ts';
import { runLighthouse, type Scores } from './run-lighthouse.ts';

const runs = Number(process.argv.find((argument) => argument.startsWith('--runs='))?.slice(7) ?? 5);
const categories = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

/** Lighthouse's mobile scores on the built product; `--runs=1` for a quick look. */
export async function benchLighthouse(): Promise<void> {
  ensureWebBuilt();
  const home = await createDataDir();
  const product = await startProduct(home.path);
  const { context, port } = await openBrowser(path.join(home.path, 'browser'));
  try {
    for (const page of ['/login', '/signup']) await measurePage(page, { url: product.url, context, port });
    await signUp(context, product.url);
    await measurePage('/dashboard', { url: product.url, context, port });
  } finally {
    await context.close();
    await product.stop();
    await home.remove();
  }
}

interface Place {
  readonly url: string;
  readonly context: BrowserContext;
  readonly port: number;
}

async function measurePage(page: string, { url, context, port }: Place): Promise<void> {
  const all: Scores[] = [];
  for (let run = 0; run < runs; run += 1) {
    all.push(await runLighthouse(`${url}/members${page}`, { context, port }));
  }
  const isIndexable = pages.some((known) => known.path === page && known.isIndexable);
  for (const [category, least] of Object.entries(categories)) {
    if (category === 'seo' && !isIndexable) continue;
    const score = medianOf(all.map(({ scores }) => scores[category] ?? 0));
    printFigure({
      name: `lighthouse: ${page} ${category}`,
      value: `${Math.round(score)} of 100`,
      against: `target ${least}, ${all.length} runs`,
      ratio: score / least,
      wanted: { atLeast: 1 },
    });
  }
  const found = new Set(all.flatMap(({ findings }) => findings));
  if (found.size > 0) process.stdout.write(`  ${page} could do better: ${[...found].join(', ')}\n`);
}
