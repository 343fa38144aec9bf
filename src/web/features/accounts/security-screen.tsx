import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSite } from '#web/site.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { useTitle } from '#web/use-title.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import { SessionList } from './session-list.tsx';

export function SecurityScreen() {
  const { t } = useTranslation('accounts');
  useTitle(t('security.title'), useSite().name);
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-8">
      <div>
        <h1 className="text-balance font-bold text-title">{t('security.title')}</h1>
        <p className="mt-1 text-ink-soft">{t('security.lead')}</p>
      </div>
      <Section title={t('security.password')}>
        <ChangePasswordForm />
      </Section>
      <Section title={t('security.sessions')}>
        <SessionList />
      </Section>
      <Section title={t('security.leave')}>
        <p className="mb-4 text-ink-soft">{t('security.leaveText')}</p>
        <Link className={buttonClass('secondary')} to="/delete-account">
          {t('security.leaveLink')}
        </Link>
      </Section>
    </div>
  );
}
