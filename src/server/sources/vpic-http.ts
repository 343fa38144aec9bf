import { setTimeout as wait } from 'node:timers/promises';

/** The service could not be asked or did not answer; what it knows stays unknown. */
export class VpicUnavailable extends Error {}

export type HttpLimits = { timeoutMs: number; tries: number; backoffMs: number; maxBackoffMs: number };

type Answer = { Results?: unknown };

/** Asks for JSON with a time limit a try, and tries again after 429, 5xx, silence or an error page. */
export async function fetchVpic(
  url: URL,
  init: RequestInit,
  limits: HttpLimits,
): Promise<Record<string, unknown>[]> {
  let reason = '';
  for (let attempt = 1; attempt <= limits.tries; attempt++) {
    const outcome = await tryOnce(url, init, limits.timeoutMs);
    if ('results' in outcome) return outcome.results;
    reason = outcome.reason;
    if (!outcome.isWorthRetrying || attempt === limits.tries) break;
    await wait(backoffOf(attempt, outcome.retryAfterMs, limits));
  }
  throw new VpicUnavailable(`vPIC did not answer: ${reason}`);
}

type Outcome =
  | { results: Record<string, unknown>[] }
  | { reason: string; isWorthRetrying: boolean; retryAfterMs: number };

async function tryOnce(url: URL, init: RequestInit, timeoutMs: number): Promise<Outcome> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) {
      await response.body?.cancel();
      const isWorthRetrying = response.status === 429 || response.status >= 500;
      const retryAfterMs = Number(response.headers.get('retry-after') ?? 0) * 1000 || 0;
      return { reason: `status ${response.status}`, isWorthRetrying, retryAfterMs };
    }
    // Under load the service answers 200 with a page of HTML.
    const answer = JSON.parse(await response.text()) as Answer;
    if (!Array.isArray(answer.Results)) throw new Error('no Results in the answer');
    return { results: answer.Results as Record<string, unknown>[] };
  } catch (error) {
    return { reason: (error as Error).message, isWorthRetrying: true, retryAfterMs: 0 };
  }
}

/** Doubles each time, with full jitter, so that many processes do not come back at once. */
function backoffOf(attempt: number, retryAfterMs: number, { backoffMs, maxBackoffMs }: HttpLimits): number {
  const longest = Math.min(maxBackoffMs, backoffMs * 2 ** (attempt - 1));
  return Math.min(maxBackoffMs, Math.max(retryAfterMs, Math.random() * longest));
}
