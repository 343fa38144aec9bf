import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Card } from '#web/ui/page-layout.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Has the shape of the result, so that nothing jumps when it arrives. */
export function ResultSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true" className="flex flex-col gap-6">
      <p className="sr-only" role="status">
        {label}
      </p>
      <div className="flex flex-col gap-2">
        <Skeleton className="h-9 w-72 max-w-full" />
        <Skeleton className="h-6 w-52" />
      </div>
      <Card>
        <Skeleton className="h-7 w-40" />
        <div className="mt-4 grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 lg:grid-cols-4">
          {['a', 'b', 'c', 'd', 'e'].map((key) => (
            <Skeleton className="h-11 w-28" key={key} />
          ))}
        </div>
      </Card>
    </div>
  );
}

interface ResultFailureProps {
  problem: Error;
  /** It is being asked again. */
  isBusy: boolean;
  onRetry: () => void;
}

/** Nothing was found out because the question did not get through; says why and lets it be asked again. */
export function ResultFailure({ problem, isBusy, onRetry }: ResultFailureProps) {
  const { t } = useTranslation(['vehicles', 'app']);
  return (
    <Notice tone="warning">
      <p className="font-semibold">{t('result.failed')}</p>
      <p>{problem.message}</p>
      <Button busyLabel={isBusy && t('result.asking')} className="mt-3" look="secondary" onClick={onRetry}>
        {t('app:tryAgain')}
      </Button>
    </Notice>
  );
}

export function ResultOffline() {
  const { t } = useTranslation('vehicles');
  return <Notice tone="look">{t('result.offline')}</Notice>;
}
