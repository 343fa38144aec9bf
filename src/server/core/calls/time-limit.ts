import { Problem } from '#server/platform/http/problem.ts';

/** How much later than its limit a call may end. */
const latenessMs = 100;

const running = new Set<TimeLimit>();
let isWatched = false;

/** The time that one call may take. */
export class TimeLimit {
  readonly endsAtMs: number;
  #controller: AbortController | undefined;
  #isOver = false;
  #onOver: ((problem: Problem) => void) | undefined;

  constructor(timeoutMs: number) {
    this.endsAtMs = performance.now() + timeoutMs;
  }

  /** Aborted when the time is over; made only for those who ask for it. */
  get signal(): AbortSignal {
    this.#controller ??= new AbortController();
    if (this.#isOver) this.#controller.abort();
    return this.#controller.signal;
  }

  /** What the work answers, or a problem when the time is over first. */
  race<T>(work: Promise<T>): Promise<T> {
    watchRunning();
    running.add(this);
    return new Promise((resolve, reject) => {
      this.#onOver = reject;
      work.then(
        (answer) => {
          running.delete(this);
          resolve(answer);
        },
        (problem: unknown) => {
          running.delete(this);
          reject(problem);
        },
      );
    });
  }

  end(): void {
    this.#isOver = true;
    running.delete(this);
    this.#controller?.abort();
    this.#onOver?.(new Problem('took-too-long'));
  }
}

/** One clock for all calls: a timer of its own would cost as much as a small call itself. */
function watchRunning(): void {
  if (isWatched) return;
  isWatched = true;
  setInterval(endOverdue, latenessMs).unref();
}

function endOverdue(): void {
  const now = performance.now();
  for (const limit of running) if (limit.endsAtMs <= now) limit.end();
}
