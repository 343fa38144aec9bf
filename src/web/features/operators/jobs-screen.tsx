import { useTranslation } from 'react-i18next';
import { jobQueues, retryJob } from '#contract/operator-works.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ConsoleTable } from './console-table.tsx';
import { Loaded } from './loaded.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { ScreenHead } from './screen-head.tsx';
import { useAct, useAsk } from './use-console.ts';
import { useDates } from './use-dates.ts';

export function JobsScreen() {
  const { t } = useTranslation('console');
  const { sayTime, sayNumber } = useDates();
  const jobs = useAsk(jobQueues, {}, { everyMs: 5000 });
  const retry = useAct(retryJob);
  return (
    <>
      <ScreenHead lead={t('jobs.lead')} title={t('places.jobs')} />
      <Loaded query={jobs}>
        {({ queues, dead }) => (
          <div className="flex flex-col gap-6">
            <ConsoleTable
              caption={t('places.jobs')}
              columns={[
                { key: 'name', title: t('jobs.name'), cell: (queue) => queue.name },
                { key: 'cron', title: t('jobs.cron'), cell: (queue) => queue.cron },
                ...(['waiting', 'delayed', 'running', 'dead'] as const).map((count) => ({
                  key: count,
                  title: t(`jobs.${count}`),
                  isNumber: true,
                  cell: (queue: (typeof queues)[number]) => sayNumber(queue[count]),
                })),
              ]}
              empty={null}
              rowKey={(queue) => queue.name}
              rows={queues}
            />
            <section aria-labelledby="dead-jobs">
              <h2 className="mb-2 font-semibold text-heading" id="dead-jobs">
                {t('jobs.deadTitle')}
              </h2>
              <ConsoleTable
                caption={t('jobs.deadTitle')}
                columns={[
                  { key: 'job', title: t('jobs.name'), cell: (job) => job.job },
                  { key: 'at', title: t('jobs.givenUp'), cell: (job) => sayTime(job.given_up) },
                  { key: 'trouble', isLong: true, title: t('jobs.trouble'), cell: (job) => job.trouble },
                  {
                    key: 'retry',
                    title: t('jobs.action'),
                    cell: (job) => (
                      <ReasonDialog
                        act={retry}
                        doneText={t('jobs.retried')}
                        input={(reason) => ({ id: job.id, job: job.job, reason })}
                        label={t('jobs.retry')}
                        look="secondary"
                        text={t('jobs.retryText')}
                      />
                    ),
                  },
                ]}
                empty={<EmptyState icon="check" text={t('jobs.noneText')} title={t('jobs.none')} />}
                rowKey={(job) => job.id}
                rows={dead}
              />
            </section>
          </div>
        )}
      </Loaded>
    </>
  );
}
