import { describe, expect, it } from 'vitest';
import { statusRetry } from '#contract/constants.ts';
import { retryByStatus, retryGenerically, retryTranslation } from './retry.ts';

const failing = (times: number) => {
  let asked = 0;
  return {
    asked: () => asked,
    ask: async () => {
      asked += 1;
      if (asked <= times) throw new Error(`try ${asked}`);
      return 'answer';
    },
  };
};

const recordedWaits = () => {
  const waits: number[] = [];
  const wait = async (delayMs: number) => {
    waits.push(delayMs);
  };
  return { waits, wait };
};

describe('asking again', () => {
  it('the generic retry asks three times, 500 ms and then 750 ms apart', async () => {
    const call = failing(3);
    const { waits, wait } = recordedWaits();
    await expect(retryGenerically(call.ask, { wait })).rejects.toThrow('try 3');
    expect(call.asked()).toBe(3);
    expect(waits).toEqual([500, 750]);
  });

  it('the generic retry hands back the first good answer', async () => {
    const call = failing(1);
    await expect(retryGenerically(call.ask, recordedWaits())).resolves.toBe('answer');
    expect(call.asked()).toBe(2);
  });

  it('a problem that asking again cannot solve is not asked again', async () => {
    const call = failing(3);
    const options = { ...recordedWaits(), mayRetry: () => false };
    await expect(retryGenerically(call.ask, options)).rejects.toThrow('try 1');
    expect(call.asked()).toBe(1);
  });

  it('a translation is asked for five times, the wait doubling from 350 ms', async () => {
    const call = failing(9);
    const { waits, wait } = recordedWaits();
    await expect(retryTranslation(call.ask, { wait })).rejects.toThrow('try 5');
    expect(waits).toEqual([350, 700, 1400, 2800]);
  });

  it.each([
    { retries: undefined, statuses: [500, 404, 200], asked: 3, last: 200 },
    { retries: undefined, statuses: [500, 500, 500, 500, 200], asked: 4, last: 500 },
    { retries: statusRetry.stickerRetries, statuses: [500, 500, 500, 200], asked: 3, last: 500 },
    { retries: undefined, statuses: [200, 500], asked: 1, last: 200 },
    { retries: undefined, statuses: [201, 200], asked: 2, last: 200 },
  ])(
    'the status retry asks while the status is not 200: case %#',
    async ({ retries, statuses, asked, last }) => {
      let count = 0;
      const answer = await retryByStatus(async () => ({ status: statuses[count++] as number }), retries);
      expect(count).toBe(asked);
      expect(answer.status).toBe(last);
    },
  );
});
