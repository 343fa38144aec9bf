import { useTranslation } from 'react-i18next';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { decodeVin } from '#contract/vehicles.ts';
import { Icon } from '#web/ui/icons.tsx';
import { ElementRows } from './element-rows.tsx';
import { groupElements } from './group-elements.ts';

/** Every value with its source, closed until asked for. */
export function ElementTable({ decoded }: { decoded: ReplyOf<typeof decodeVin> }) {
  const { t } = useTranslation('vehicles');
  const { groups, notApplicable } = groupElements(decoded);
  const count = groups.reduce((sum, [, rows]) => sum + rows.length, 0);
  return (
    <details className="group rounded-2xl border border-line bg-surface shadow-lift">
      <summary className="flex min-h-16 list-none items-center justify-between gap-x-4 rounded-2xl px-5 py-4 sm:px-8 [&::-webkit-details-marker]:hidden">
        <h3 className="font-semibold text-heading">{t('elements.title')}</h3>
        <span className="flex shrink-0 items-center gap-2 text-ink-soft text-small tabular-nums">
          {t('elements.count', { count })}
          <Icon className="size-5 transition-transform group-open:rotate-180" name="chevronDown" />
        </span>
      </summary>
      <div className="flex flex-col gap-6 px-5 pb-6 sm:px-8">
        <p className="max-w-prose text-ink-soft text-small">{t('elements.intro')}</p>
        <table className="-mt-2 w-full table-fixed border-collapse text-left text-small">
          <caption className="sr-only">{t('elements.title')}</caption>
          <thead className="text-ink-soft">
            <tr>
              <th className="w-2/5 pr-4 font-medium sm:w-1/4" scope="col">
                {t('elements.name')}
              </th>
              <th className="font-medium sm:pr-4" scope="col">
                {t('elements.value')}
              </th>
              <th className="hidden w-2/5 font-medium sm:table-cell" scope="col">
                {t('elements.source')}
              </th>
            </tr>
          </thead>
          {groups.map(([group, rows]) => (
            <ElementRows key={group} rows={rows} title={t(`elements.groups.${group}`)} />
          ))}
        </table>
        {notApplicable.length > 0 ? (
          <p className="max-w-prose text-ink-soft text-small">
            {t('elements.notApplicable', { list: notApplicable.join(', ') })}
          </p>
        ) : null}
      </div>
    </details>
  );
}
