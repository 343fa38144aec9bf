import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { dataCache } from '#contract/constants.ts';
import { leaveIfShutOut } from './session.ts';

/** Nothing is asked again by itself unless a query opts in with `cachedData`. */
export const makeQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError: leaveIfShutOut }),
    mutationCache: new MutationCache({ onError: leaveIfShutOut }),
    defaultOptions: {
      queries: { refetchOnWindowFocus: false, retry: false },
      mutations: { retry: false },
    },
  });

/** For settings, plans and lists: three more tries in the browser, none on a server, 1 s doubling up to 30 s. */
export const cachedData = {
  retry: typeof window === 'undefined' ? dataCache.serverRetries : dataCache.browserRetries,
  retryDelay: (failures: number) => Math.min(dataCache.firstDelayMs * 2 ** failures, dataCache.maxDelayMs),
  gcTime: dataCache.collectAfterMs,
} as const;
