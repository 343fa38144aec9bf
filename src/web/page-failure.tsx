import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { Button } from './ui/button.tsx';
import { EmptyState } from './ui/empty-state.tsx';

/** What stands in the page when drawing it failed. */
export function PageFailure() {
  const { t } = useTranslation();
  const problem = useRouteError();
  useEffect(() => console.error(problem), [problem]);
  return (
    <EmptyState icon="warning" level={1} text={t('pageFailure.text')} title={t('pageFailure.title')}>
      <Button onClick={() => location.reload()}>{t('tryAgain')}</Button>
    </EmptyState>
  );
}
