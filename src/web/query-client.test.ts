import { describe, expect, it } from 'vitest';
import { cachedData, makeQueryClient } from './query-client.ts';

describe('asking for data', () => {
  it('nothing is asked again on focus or on failure unless a query opts in', () => {
    expect(makeQueryClient().getDefaultOptions().queries).toEqual({
      refetchOnWindowFocus: false,
      retry: false,
    });
  });

  it('cached data waits one second, doubling up to thirty', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(cachedData.retryDelay)).toEqual([
      1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
    ]);
  });

  it('cached data is collected after five minutes, and a server does not ask again', () => {
    expect(cachedData).toMatchObject({ gcTime: 300_000, retry: 0 });
  });
});
