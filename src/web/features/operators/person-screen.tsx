import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { ReplyOf } from '#contract/endpoint.ts';
import { personDetails } from '#contract/operator-people.ts';
import { FactList } from '#web/ui/fact-list.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { CreditsSection } from './credits-section.tsx';
import { Loaded } from './loaded.tsx';
import { PersonActions } from './person-actions.tsx';
import { PersonSessions } from './person-sessions.tsx';
import { RowLink } from './row-link.tsx';
import { ScreenHead } from './screen-head.tsx';
import { useAsk } from './use-console.ts';
import { useDates } from './use-dates.ts';
import { useFilters } from './use-filters.ts';

export function PersonScreen() {
  const { t } = useTranslation('console');
  const id = useParams().id ?? '';
  const { olderThan, set } = useFilters([]);
  const details = useAsk(personDetails, { id, ledger_older_than: olderThan });
  return (
    <Loaded query={details}>
      {(reply) => (
        <>
          <ScreenHead title={reply.person.email}>
            <PersonActions person={reply.person} />
          </ScreenHead>
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
            <div className="flex flex-col gap-6">
              <PersonFacts {...reply} />
              <PersonSessions sessions={reply.sessions} />
            </div>
            <CreditsSection
              isFirstPage={!olderThan}
              onPage={(next) => set({ older_than: next })}
              reply={reply}
            />
          </div>
          <p className="mt-6 flex flex-wrap gap-x-6">
            <RowLink to={`/audit?target=${id}`}>{t('person.history')}</RowLink>
            <RowLink to={`/generations?find=${id}`}>{t('places.generations')}</RowLink>
            <RowLink to={`/outbox?find=${encodeURIComponent(reply.person.email)}`}>
              {t('places.outbox')}
            </RowLink>
          </p>
        </>
      )}
    </Loaded>
  );
}

function PersonFacts({ person, dealership }: Pick<ReplyOf<typeof personDetails>, 'person' | 'dealership'>) {
  const { t } = useTranslation('console');
  const { sayDay, sayTime } = useDates();
  return (
    <Section title={t('person.account')}>
      {person.blocked ? (
        <div className="mb-4">
          <Notice tone="warning">{t('person.blockedSince', { time: sayTime(person.blocked) })}</Notice>
        </div>
      ) : null}
      <FactList
        emptyText={t('notGiven')}
        loadingText={t('loading')}
        rows={[
          [t('people.name'), person.name],
          [t('site.one'), person.site],
          [t('kind'), t(`people.kinds.${person.user_type}`)],
          [t('person.phone'), person.phone ?? ''],
          [
            t('person.dealership'),
            dealership ? `${dealership.name} (${t(`person.roles.${dealership.role}`)})` : t('none'),
          ],
          [t('created'), sayDay(person.created)],
          [t('person.id'), person.id],
        ]}
      />
    </Section>
  );
}
