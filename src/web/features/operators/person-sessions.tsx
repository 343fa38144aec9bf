import { useTranslation } from 'react-i18next';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { personDetails } from '#contract/operator-people.ts';
import { Section } from '#web/ui/section.tsx';
import { useDates } from './use-dates.ts';

export function PersonSessions({ sessions }: Pick<ReplyOf<typeof personDetails>, 'sessions'>) {
  const { t } = useTranslation('console');
  const { sayTime } = useDates();
  return (
    <Section title={t('person.sessions')}>
      {sessions.length === 0 ? <p className="text-ink-soft">{t('person.noSessions')}</p> : null}
      <ul className="flex flex-col gap-3">
        {sessions.map((session) => (
          <li key={session.opened}>
            <p>{session.browser ?? t('person.unknownBrowser')}</p>
            <p className="text-ink-soft text-small">
              {t('person.seen', { opened: sayTime(session.opened), seen: sayTime(session.seen) })}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
