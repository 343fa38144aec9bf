import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CallProblem } from '#web/call-problem.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface LoadedProps<Reply> {
  query: UseQueryResult<Reply>;
  children: (reply: Reply) => ReactNode;
}

/** The answer when it is there, else a shape of it, else what went wrong and a way to try again. */
export function Loaded<Reply>({ query, children }: LoadedProps<Reply>) {
  const { t } = useTranslation('console');
  if (query.data !== undefined && !query.isError) return children(query.data);
  if (query.isError) {
    return (
      <Notice tone="warning">
        <p>{query.error instanceof CallProblem ? query.error.message : t('failed')}</p>
        <Button className="mt-3" look="secondary" onClick={() => query.refetch()}>
          {t('tryAgain')}
        </Button>
      </Notice>
    );
  }
  return (
    <div aria-busy="true" className="flex flex-col gap-3">
      <p className="sr-only" role="status">
        {t('loading')}
      </p>
      <Skeleton className="h-9 w-full" />
      <Skeleton className="h-9 w-full" />
      <Skeleton className="h-9 w-2/3" />
    </div>
  );
}
