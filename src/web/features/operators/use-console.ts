import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Endpoint, ReplyOf, SentOf } from '#contract/endpoint.ts';
import { currentOperator } from '#contract/operators.ts';
import { call } from '#web/api.ts';

/** Who is signed in, and the names of all sites for the filters. */
export const operatorQuery = () => ({
  queryKey: [currentOperator.path],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(currentOperator, {}, { signal }),
});

/** Asks for something to show. A list (`isList`) shows its rows of before until the answer comes. */
export function useAsk<E extends Endpoint>(
  endpoint: E,
  input: SentOf<E>,
  { everyMs = false, isList = false }: { everyMs?: number | false; isList?: boolean } = {},
) {
  return useQuery<ReplyOf<E>>({
    queryKey: [endpoint.path, input],
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    ...(isList && { placeholderData: keepPreviousData }),
    refetchInterval: everyMs,
  });
}

/** Does something; afterwards all that is shown is asked for anew, because the audit log at least has changed. */
export function useAct<E extends Endpoint>(endpoint: E, onDone?: (reply: ReplyOf<E>) => void) {
  const client = useQueryClient();
  return useMutation<ReplyOf<E>, Error, SentOf<E>>({
    mutationFn: (input) => call(endpoint, input),
    onSuccess: async (reply) => {
      onDone?.(reply);
      await client.invalidateQueries();
    },
  });
}
