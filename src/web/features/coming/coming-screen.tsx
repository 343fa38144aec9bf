import { useTranslation } from 'react-i18next';
import { HomeLink } from '#web/home-link.tsx';
import { useSite } from '#web/site.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useTitle } from '#web/use-title.ts';

type Words = typeof import('#web/words/en/coming.json');
export type ComingPage = keyof Words['pages'];

/** Says what a page will be and that it is not there yet. */
export function ComingScreen({ page }: { page: ComingPage }) {
  const { t } = useTranslation('coming');
  const title = t(`pages.${page}.title`);
  useTitle(title, useSite().name);
  return (
    <EmptyState icon="info" level={1} text={`${t(`pages.${page}.text`)} ${t('notYet')}`} title={title}>
      <HomeLink />
    </EmptyState>
  );
}
