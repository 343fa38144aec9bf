import { useTranslation } from 'react-i18next';
import { HomeLink } from './home-link.tsx';
import { useSite } from './site.tsx';
import { EmptyState } from './ui/empty-state.tsx';
import { useTitle } from './use-title.ts';

export function NotFoundScreen() {
  const { t } = useTranslation();
  useTitle(t('notFound.title'), useSite().name);
  return (
    <EmptyState icon="look" level={1} text={t('notFound.text')} title={t('notFound.title')}>
      <HomeLink />
    </EmptyState>
  );
}
