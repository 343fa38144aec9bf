import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { endSession, listSessions } from '#contract/accounts.ts';
import { call } from '#web/api.ts';
import { showToast } from '#web/toast-queue.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { LogOutEverywhere } from './log-out-everywhere.tsx';
import { SessionRow } from './session-row.tsx';

export const sessionsKey = ['sessions'] as const;

export function SessionList() {
  const { t } = useTranslation('accounts');
  const queries = useQueryClient();
  const sessions = useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => call(listSessions, {}, { signal }),
  });
  const ending = useMutation({
    mutationFn: (id: string) => call(endSession, { id }),
    onSuccess: () => showToast({ tone: 'good', title: t('security.ended') }),
    onError: (problem) => showToast({ tone: 'warning', title: problem.message }),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsKey }),
  });
  if (sessions.isError) {
    return (
      <Notice tone="warning">
        <p>{t('unavailable')}</p>
        <Button className="mt-3" look="secondary" onClick={() => sessions.refetch()}>
          {t('tryAgain')}
        </Button>
      </Notice>
    );
  }
  if (!sessions.data) {
    return (
      <div aria-busy="true" role="status">
        <span className="sr-only">{t('loading')}</span>
        <Skeleton className="h-16 w-full" />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft">{t('security.sessionsLead')}</p>
      <ul className="divide-y divide-line border-line border-y">
        {sessions.data.sessions.map((session) => (
          <SessionRow
            isEnding={ending.isPending && ending.variables === session.id}
            key={session.id}
            onEnd={() => ending.mutate(session.id)}
            session={session}
          />
        ))}
      </ul>
      <LogOutEverywhere />
    </div>
  );
}
