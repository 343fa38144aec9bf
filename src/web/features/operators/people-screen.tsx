import { useTranslation } from 'react-i18next';
import { exportPeople, peopleList } from '#contract/operator-people.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { Verdict } from '#web/ui/verdict.tsx';
import { ConsoleTable } from './console-table.tsx';
import { FilterBar } from './filter-bar.tsx';
import { Loaded } from './loaded.tsx';
import { Pager } from './pager.tsx';
import { RowLink } from './row-link.tsx';
import { saveFile } from './save-file.ts';
import { ScreenHead } from './screen-head.tsx';
import { SiteFilter } from './site-filter.tsx';
import { useAct, useAsk } from './use-console.ts';
import { useDates } from './use-dates.ts';
import { useFilters } from './use-filters.ts';

export function PeopleScreen() {
  const { t } = useTranslation('console');
  const { sayDay } = useDates();
  const { values, set, page } = useFilters(['find', 'site', 'state']);
  const filter = { find: values.find, site: values.site, state: values.state as '' | 'open' | 'blocked' };
  const people = useAsk(peopleList, { ...filter, page }, { isList: true });
  const exporting = useAct(exportPeople, ({ csv }) => saveFile('people.csv', csv));
  return (
    <>
      <ScreenHead lead={t('people.lead')} title={t('places.people')}>
        <Button
          busyLabel={exporting.isPending && t('busy')}
          look="secondary"
          onClick={() => exporting.mutate(filter)}
        >
          {t('export')}
        </Button>
      </ScreenHead>
      <FilterBar formKey={JSON.stringify(values)} onApply={set}>
        <TextInput defaultValue={values.find} label={t('people.find')} name="find" type="search" />
        <SiteFilter value={values.site} />
        <Select
          defaultValue={values.state}
          label={t('state')}
          name="state"
          options={[
            ['open', t('people.open')],
            ['blocked', t('people.blocked')],
          ]}
          placeholder={t('allStates')}
        />
      </FilterBar>
      <Loaded query={people}>
        {(reply) => (
          <>
            <ConsoleTable
              caption={t('places.people')}
              columns={[
                {
                  key: 'email',
                  title: t('email'),
                  cell: (person) => <RowLink to={`/people/${person.id}`}>{person.email}</RowLink>,
                },
                { key: 'name', title: t('people.name'), cell: (person) => person.name },
                { key: 'site', title: t('site.one'), cell: (person) => person.site },
                { key: 'kind', title: t('kind'), cell: (person) => t(`people.kinds.${person.user_type}`) },
                {
                  key: 'state',
                  title: t('state'),
                  cell: (person) =>
                    person.is_blocked ? (
                      <Verdict kind="warning" word={t('people.blocked')} />
                    ) : (
                      t('people.open')
                    ),
                },
                { key: 'created', title: t('created'), cell: (person) => sayDay(person.created) },
              ]}
              empty={
                <EmptyState icon="look" level={2} text={t('people.noneText')} title={t('people.none')} />
              }
              rowKey={(person) => person.id}
              rows={reply.people}
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
