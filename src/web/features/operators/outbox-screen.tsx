import { useTranslation } from 'react-i18next';
import { outboxList } from '#contract/operator-works.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { ConsoleTable } from './console-table.tsx';
import { FilterBar } from './filter-bar.tsx';
import { Loaded } from './loaded.tsx';
import { MailState } from './mail-state.tsx';
import { Pager } from './pager.tsx';
import { RowLink } from './row-link.tsx';
import { ScreenHead } from './screen-head.tsx';
import { SiteFilter } from './site-filter.tsx';
import { useAsk } from './use-console.ts';
import { useDates } from './use-dates.ts';
import { useFilters } from './use-filters.ts';

type State = '' | 'waiting' | 'sent' | 'failed';
const states = ['waiting', 'sent', 'failed'] as const;

export function OutboxScreen() {
  const { t } = useTranslation('console');
  const { sayTime } = useDates();
  const { values, set, olderThan } = useFilters(['find', 'site', 'kind', 'state']);
  const mails = useAsk(
    outboxList,
    { ...values, state: values.state as State, older_than: olderThan },
    { isList: true },
  );
  const kinds = mails.data?.kinds ?? [];
  return (
    <>
      <ScreenHead lead={t('outbox.lead')} title={t('places.outbox')} />
      {mails.data?.can_send === false ? (
        <div className="mb-4">
          <Notice tone="unknown">{t('outbox.noServer')}</Notice>
        </div>
      ) : null}
      <FilterBar formKey={`${JSON.stringify(values)} ${kinds.length}`} onApply={set}>
        <TextInput defaultValue={values.find} label={t('outbox.find')} name="find" type="search" />
        <SiteFilter value={values.site} />
        <Select
          defaultValue={values.kind}
          label={t('kind')}
          name="kind"
          options={kinds.map((kind) => [kind, kind])}
          placeholder={t('outbox.allKinds')}
        />
        <Select
          defaultValue={values.state}
          label={t('state')}
          name="state"
          options={states.map((state) => [state, t(`outbox.${state}`)])}
          placeholder={t('allStates')}
        />
      </FilterBar>
      <Loaded query={mails}>
        {(reply) => (
          <>
            <ConsoleTable
              caption={t('places.outbox')}
              columns={[
                {
                  key: 'subject',
                  isLong: true,
                  title: t('outbox.subject'),
                  cell: (mail) => <RowLink to={`/outbox/${mail.id}`}>{mail.subject}</RowLink>,
                },
                { key: 'to', title: t('outbox.to'), cell: (mail) => mail.to },
                { key: 'kind', title: t('kind'), cell: (mail) => mail.kind },
                { key: 'site', title: t('site.one'), cell: (mail) => mail.site },
                { key: 'at', title: t('created'), cell: (mail) => sayTime(mail.created) },
                { key: 'state', title: t('state'), cell: (mail) => <MailState mail={mail} /> },
              ]}
              empty={
                <EmptyState icon="look" level={2} text={t('outbox.noneText')} title={t('outbox.none')} />
              }
              rowKey={(mail) => String(mail.id)}
              rows={reply.mails}
            />
            <Pager
              onFirst={olderThan ? () => set({ older_than: '' }) : undefined}
              onNext={
                reply.older_than === null ? undefined : () => set({ older_than: String(reply.older_than) })
              }
            />
          </>
        )}
      </Loaded>
    </>
  );
}
