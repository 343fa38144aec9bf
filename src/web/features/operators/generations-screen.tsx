import { useTranslation } from 'react-i18next';
import { type GenerationLine, generationList } from '#contract/operator-works.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { Verdict, type VerdictKind } from '#web/ui/verdict.tsx';
import { ConsoleTable } from './console-table.tsx';
import { FilterBar } from './filter-bar.tsx';
import { Loaded } from './loaded.tsx';
import { Pager } from './pager.tsx';
import { RowLink } from './row-link.tsx';
import { ScreenHead } from './screen-head.tsx';
import { SiteFilter } from './site-filter.tsx';
import { useAsk } from './use-console.ts';
import { useDates } from './use-dates.ts';
import { useFilters } from './use-filters.ts';

type State = GenerationLine['state'];
const states: readonly State[] = ['reserved', 'delivered', 'failed', 'given-back'];
const looks: Readonly<Record<State, VerdictKind>> = {
  reserved: 'unknown',
  delivered: 'good',
  failed: 'warning',
  'given-back': 'look',
};

export function GenerationsScreen() {
  const { t } = useTranslation('console');
  const { sayTime } = useDates();
  const { values, set, page } = useFilters(['find', 'site', 'state']);
  const generations = useAsk(
    generationList,
    { ...values, state: values.state as State | '', page },
    { isList: true },
  );
  return (
    <>
      <ScreenHead lead={t('generations.lead')} title={t('places.generations')} />
      <FilterBar formKey={JSON.stringify(values)} onApply={set}>
        <TextInput defaultValue={values.find} label={t('generations.find')} name="find" type="search" />
        <SiteFilter value={values.site} />
        <Select
          defaultValue={values.state}
          label={t('state')}
          name="state"
          options={states.map((state) => [state, t(`generations.states.${state}`)])}
          placeholder={t('allStates')}
        />
      </FilterBar>
      <Loaded query={generations}>
        {(reply) => (
          <>
            <ConsoleTable
              caption={t('places.generations')}
              columns={[
                { key: 'at', title: t('time'), cell: (line) => sayTime(line.created) },
                { key: 'vehicle', title: t('generations.vehicle'), cell: (line) => line.vehicle },
                { key: 'kind', title: t('kind'), cell: (line) => t(`generations.kinds.${line.kind}`) },
                { key: 'site', title: t('site.one'), cell: (line) => line.site },
                {
                  key: 'state',
                  title: t('state'),
                  cell: (line) => (
                    <Verdict kind={looks[line.state]} word={t(`generations.states.${line.state}`)} />
                  ),
                },
                {
                  key: 'why',
                  isLong: true,
                  title: t('generations.why'),
                  cell: (line) => [line.failure, line.reported].filter(Boolean).join(' · '),
                },
                {
                  key: 'person',
                  title: t('generations.person'),
                  cell: (line) =>
                    line.account_id ? (
                      <RowLink to={`/people/${line.account_id}`}>{t('open')}</RowLink>
                    ) : (
                      t('generations.nobody')
                    ),
                },
              ]}
              empty={
                <EmptyState
                  icon="car"
                  level={2}
                  text={t('generations.noneText')}
                  title={t('generations.none')}
                />
              }
              rowKey={(line) => line.id}
              rows={reply.generations}
            />
            <Pager
              onFirst={page > 1 ? () => set({ page: '' }) : undefined}
              onNext={reply.has_more ? () => set({ page: String(page + 1) }) : undefined}
            />
          </>
        )}
      </Loaded>
    </>
  );
}
