import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { currentDealership, listInvitations } from '#contract/dealers.ts';
import type { Endpoint, SentOf } from '#contract/endpoint.ts';
import { call } from '#web/api.ts';
import { CallProblem } from '#web/call-problem.ts';
import { cachedData } from '#web/query-client.ts';
import { showToast } from '#web/toast-queue.ts';

const key = ['dealership'] as const;

export const useDealership = () =>
  useQuery({
    queryKey: [...key, 'profile'],
    queryFn: ({ signal }) => call(currentDealership, {}, { signal }),
  });

export const useInvitations = () =>
  useQuery({
    ...cachedData,
    queryKey: [...key, 'invitations'],
    queryFn: ({ signal }) => call(listInvitations, {}, { signal }),
  });

/** Everything the page shows is asked for anew. */
export function useReload() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: key });
}

interface Done {
  /** What the toast says afterwards. */
  readonly title: string;
  readonly afterwards?: () => void;
  /** Leaves the page, which then needs no reload and may not be allowed one. */
  readonly leave?: () => void;
}

/** A call from a button: a toast says how it went, and the page is brought up to date unless it is left. */
export function useAction<E extends Endpoint>(endpoint: E, { title, afterwards, leave }: Done) {
  const { t } = useTranslation('dealers');
  const reload = useReload();
  return useMutation({
    mutationFn: (input: SentOf<E>) => call(endpoint, input),
    onSuccess: () => {
      showToast({ tone: 'good', title });
      afterwards?.();
      return leave ? leave() : reload();
    },
    onError: (problem) => {
      const text = problem instanceof CallProblem ? problem.message : t('failed');
      showToast({ tone: 'warning', title: t('notDone'), text });
      return reload();
    },
  });
}
