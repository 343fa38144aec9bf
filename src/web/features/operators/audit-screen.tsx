import { useTranslation } from 'react-i18next';
import { auditLog, exportAudit } from '#contract/operator-audit.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { auditActions, isAuditAction } from './audit-actions.ts';
import { AuditChange } from './audit-change.tsx';
import { ConsoleTable } from './console-table.tsx';
import { FilterBar } from './filter-bar.tsx';
import { Loaded } from './loaded.tsx';
import { Pager } from './pager.tsx';
import { saveFile } from './save-file.ts';
import { ScreenHead } from './screen-head.tsx';
import { SiteFilter } from './site-filter.tsx';
import { useAct, useAsk } from './use-console.ts';
import { useDates } from './use-dates.ts';
import { useFilters } from './use-filters.ts';

export function AuditScreen() {
  const { t } = useTranslation('console');
  const { sayTime } = useDates();
  const { values, set, olderThan } = useFilters(['operator', 'site', 'action', 'target', 'from', 'to']);
  const log = useAsk(auditLog, { ...values, older_than: olderThan }, { isList: true });
  const exporting = useAct(exportAudit, ({ csv }) => saveFile('audit.csv', csv));
  const sayAction = (action: string) => (isAuditAction(action) ? t(`audit.actions.${action}`) : action);
  return (
    <>
      <ScreenHead lead={t('audit.lead')} title={t('places.audit')}>
        <Button
          busyLabel={exporting.isPending && t('busy')}
          look="secondary"
          onClick={() => exporting.mutate(values)}
        >
          {t('export')}
        </Button>
      </ScreenHead>
      <FilterBar formKey={JSON.stringify(values)} onApply={set}>
        <Select
          defaultValue={values.action}
          label={t('audit.action')}
          name="action"
          options={auditActions.map((action) => [action, sayAction(action)])}
          placeholder={t('audit.allActions')}
        />
        <SiteFilter value={values.site} />
        <TextInput
          defaultValue={values.operator}
          label={t('audit.operatorFilter')}
          name="operator"
          type="search"
        />
        <TextInput defaultValue={values.target} label={t('audit.target')} name="target" type="search" />
        <TextInput defaultValue={values.from} label={t('audit.from')} name="from" type="date" />
        <TextInput defaultValue={values.to} label={t('audit.to')} name="to" type="date" />
      </FilterBar>
      <Loaded query={log}>
        {(reply) => (
          <>
            <ConsoleTable
              caption={t('places.audit')}
              columns={[
                { key: 'at', title: t('time'), cell: (line) => sayTime(line.at) },
                { key: 'operator', title: t('audit.operator'), cell: (line) => line.operator },
                { key: 'action', title: t('audit.action'), cell: (line) => sayAction(line.action) },
                { key: 'site', title: t('site.one'), cell: (line) => line.site },
                { key: 'reason', isLong: true, title: t('reason'), cell: (line) => line.reason },
                {
                  key: 'change',
                  isLong: true,
                  title: t('audit.change'),
                  cell: (line) => <AuditChange line={line} />,
                },
              ]}
              empty={<EmptyState icon="look" level={2} text={t('audit.noneText')} title={t('audit.none')} />}
              rowKey={(line) => String(line.id)}
              rows={reply.lines}
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
