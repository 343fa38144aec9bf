export type Breaker = {
  /** False while the service is left alone; true lets one call through after the pause. */
  mayCall: () => boolean;
  isPaused: () => boolean;
  succeeded: () => void;
  failed: () => void;
};

/** Leaves a service alone for a while after several failures in a row. */
export function createBreaker(options: { failures: number; pauseMs: number; now: () => number }): Breaker {
  let failures = 0;
  let openedAtMs = 0;
  let isTrying = false;
  return {
    mayCall() {
      if (failures < options.failures) return true;
      if (isTrying || options.now() - openedAtMs < options.pauseMs) return false;
      isTrying = true;
      return true;
    },
    isPaused: () => failures >= options.failures && options.now() - openedAtMs < options.pauseMs,
    succeeded() {
      failures = 0;
      isTrying = false;
    },
    failed() {
      failures++;
      isTrying = false;
      if (failures >= options.failures) openedAtMs = options.now();
    },
  };
}
