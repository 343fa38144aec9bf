import { useTranslation } from 'react-i18next';
import { rememberReturn } from '#web/return-path.ts';
import { openPage } from '#web/session.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

export function LogInFirst() {
  const { t } = useTranslation('accounts');
  const logIn = () => {
    rememberReturn('/delete-account', 'over');
    openPage('/login');
  };
  return (
    <EmptyState icon="info" level={1} text={t('leaving.notIn')} title={t('leaving.title')}>
      <Button onClick={logIn}>{t('leaving.logIn')}</Button>
    </EmptyState>
  );
}
