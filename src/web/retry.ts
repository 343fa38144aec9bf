import { genericRetry, statusRetry, translationRetry } from '#contract/constants.ts';

type Wait = (delayMs: number) => Promise<void>;

const waitFor: Wait = (delayMs) => new Promise((resolve) => setTimeout(resolve, delayMs));

interface Retries {
  readonly tries: number;
  readonly startDelayMs: number;
  readonly factor: number;
}

interface Retrying {
  /** Gives up at once when it says no. */
  readonly mayRetry?: (problem: unknown) => boolean;
  readonly wait?: Wait;
}

async function retry<Answer>(
  ask: () => Promise<Answer>,
  { tries, startDelayMs, factor }: Retries,
  { mayRetry = () => true, wait = waitFor }: Retrying = {},
): Promise<Answer> {
  let delayMs = startDelayMs;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask();
    } catch (problem) {
      if (attempt >= tries || !mayRetry(problem)) throw problem;
      await wait(delayMs);
      delayMs *= factor;
    }
  }
}

/** Three tries, 500 ms and then 750 ms apart. */
export const retryGenerically = <Answer>(ask: () => Promise<Answer>, options?: Retrying) =>
  retry(ask, genericRetry, options);

/** Five tries, the wait doubling from 350 ms. */
export const retryTranslation = <Answer>(ask: () => Promise<Answer>, options?: Retrying) =>
  retry(
    ask,
    { tries: translationRetry.tries, startDelayMs: translationRetry.baseDelayMs, factor: 2 },
    options,
  );

/** Asks again while the status is not 200; the last answer is handed back whatever it is. */
export async function retryByStatus<Answer extends { readonly status: number }>(
  ask: () => Promise<Answer>,
  retries: number = statusRetry.retries,
): Promise<Answer> {
  let answer = await ask();
  for (let attempt = 0; attempt < retries && answer.status !== 200; attempt += 1) answer = await ask();
  return answer;
}
