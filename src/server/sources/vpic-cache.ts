import type { VpicAnswer } from './vpic.ts';

/** Keeps answers of the service; the server keeps them in its database, tests in memory. */
export type VpicCache = {
  get: (vin: string) => Promise<{ answer: VpicAnswer; storedAtMs: number } | null>;
  put: (vin: string, answer: VpicAnswer) => Promise<void>;
};

export function createMemoryVpicCache(now: () => number = Date.now): VpicCache {
  const stored = new Map<string, { answer: VpicAnswer; storedAtMs: number }>();
  return {
    get: async (vin) => stored.get(vin) ?? null,
    put: async (vin, answer) => {
      stored.set(vin, { answer, storedAtMs: now() });
    },
  };
}
