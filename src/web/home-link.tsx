import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { readStored } from './storage.ts';
import { ButtonLink, buttonClass } from './ui/button.tsx';

/** The way back from a page that leads nowhere: the dashboard, or log-in for who is not signed in. */
export function HomeLink() {
  const { t } = useTranslation();
  if (!readStored('logged_in')) return <ButtonLink href="/members/login">{t('toLogin')}</ButtonLink>;
  return (
    <Link className={buttonClass()} to="/dashboard">
      {t('toDashboard')}
    </Link>
  );
}
