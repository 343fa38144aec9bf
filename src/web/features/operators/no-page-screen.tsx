import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

export function NoPageScreen() {
  const { t } = useTranslation('console');
  return (
    <EmptyState icon="look" level={1} text={t('noPage.text')} title={t('noPage.title')}>
      <Link className={buttonClass('secondary')} to="/sites">
        {t('places.sites')}
      </Link>
    </EmptyState>
  );
}
