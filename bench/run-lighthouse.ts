import lighthouse, { type Result } from 'lighthouse';
import type { BrowserContext } from 'playwright-core';

export interface Scores {
  /** Category → 0 to 100. */
  readonly scores: Readonly<Record<string, number>>;
  /** What Lighthouse would mend, by the names of its audits. */
  readonly findings: readonly string[];
}

const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** One mobile run with an empty cache; local storage stays, so that who is signed in stays so. */
export async function runLighthouse(
  url: string,
  { context, port }: { readonly context: BrowserContext; readonly port: number },
): Promise<Scores> {
  const lhr = await look(url, { context, port, triesLeft: 2 });
  if (lhr.finalDisplayedUrl !== url) throw new Error(`${url} led to ${lhr.finalDisplayedUrl}`);
  const scores = Object.fromEntries(
    Object.values(lhr.categories).map(({ id, score }) => [id, (score ?? 0) * 100]),
  );
  const counted = new Set(
    Object.values(lhr.categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
    ),
  );
  const findings = Object.values(lhr.audits)
    .filter(({ id, score }) => counted.has(id) && score !== null && score < 0.9)
    .map(({ id, displayValue }) => (displayValue ? `${id} (${displayValue})` : id));
  return { scores, findings };
}

interface Look {
  readonly context: BrowserContext;
  readonly port: number;
  /** On a busy machine the recording of a page load sometimes fails. */
  readonly triesLeft: number;
}

async function look(url: string, { context, port, triesLeft }: Look): Promise<Result> {
  await emptyCache(context);
  const flags = { port, onlyCategories, disableStorageReset: true, logLevel: 'error' as const };
  const result = await lighthouse(url, flags);
  if (result && !result.lhr.runtimeError) return result.lhr;
  if (triesLeft > 0) return await look(url, { context, port, triesLeft: triesLeft - 1 });
  throw new Error(`Lighthouse could not look at ${url}: ${result?.lhr.runtimeError?.message}`);
}

async function emptyCache(context: BrowserContext): Promise<void> {
  const page = context.pages()[0] ?? (await context.newPage());
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}
