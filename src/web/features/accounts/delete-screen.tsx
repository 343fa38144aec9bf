import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useSite } from '#web/site.tsx';
import { readStored } from '#web/storage.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { useTitle } from '#web/use-title.ts';
import { DeleteForm } from './delete-form.tsx';
import { ExportButton } from './export-button.tsx';
import { LogInFirst } from './log-in-first.tsx';

/** Kept with the page's place in the history: a new place also makes the header see that nobody is signed in. */
const deleted = 'deleted';

export function DeleteScreen() {
  const { t } = useTranslation('accounts');
  useTitle(t('leaving.title'), useSite().name);
  const navigate = useNavigate();
  const { state } = useLocation();
  const user = readStored('logged_in') ? readStored('user') : null;
  if (!user && state === deleted) {
    return (
      <EmptyState icon="check" level={1} text={t('leaving.doneText')} title={t('leaving.doneTitle')}>
        <ButtonLink href="/members/login">{t('leaving.home')}</ButtonLink>
      </EmptyState>
    );
  }
  if (!user) return <LogInFirst />;
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-8">
      <div>
        <h1 className="text-balance font-bold text-title">{t('leaving.title')}</h1>
        <p className="mt-1 text-ink-soft">{t('leaving.lead')}</p>
      </div>
      <Section title={t('leaving.what')}>
        <ul className="flex list-disc flex-col gap-2 pl-5">
          <li>{t('leaving.gone')}</li>
          <li>{t('leaving.credits')}</li>
          <li>{t('leaving.kept')}</li>
          <li>{t('leaving.mail')}</li>
        </ul>
      </Section>
      <Section title={t('leaving.copy')}>
        <p className="mb-4 text-ink-soft">{t('leaving.copyText')}</p>
        <ExportButton />
      </Section>
      <Section title={t('leaving.confirm')}>
        <DeleteForm
          email={user.email}
          onDeleted={() => navigate('/delete-account', { replace: true, state: deleted })}
        />
      </Section>
    </div>
  );
}
