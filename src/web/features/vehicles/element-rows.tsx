import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ElementRow } from './group-elements.ts';

export function ElementRows({ title, rows }: { title: string; rows: readonly ElementRow[] }) {
  const { t } = useTranslation('vehicles');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h4 className="mb-1 font-semibold" id={id}>
        {title}
      </h4>
      <table aria-labelledby={id} className="w-full table-fixed border-collapse text-left text-small">
        <thead className="sr-only sm:not-sr-only sm:contents">
          <tr className="text-ink-soft">
            <th className="w-2/5 py-1.5 pr-4 font-medium" scope="col">
              {t('elements.name')}
            </th>
            <th className="py-1.5 pr-4 font-medium" scope="col">
              {t('elements.value')}
            </th>
            <th className="hidden w-1/4 py-1.5 font-medium sm:table-cell" scope="col">
              {t('elements.source')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr className="border-line border-t align-top" key={row.name}>
              <th className="w-2/5 break-words py-2 pr-4 font-normal text-ink-soft" lang="en" scope="row">
                {row.name}
              </th>
              <td className="break-words py-2 tabular-nums sm:pr-4">
                <span lang="en">{row.value}</span>
                <span className="block text-ink-soft sm:hidden">
                  <Source row={row} />
                </span>
              </td>
              <td className="hidden break-words py-2 text-ink-soft sm:table-cell">
                <Source row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Source({ row: { from, at, basis, keys } }: { row: ElementRow }) {
  const { t, i18n } = useTranslation('vehicles');
  const date = at
    ? new Intl.DateTimeFormat(i18n.language === 'es' ? 'es-US' : 'en-US', { dateStyle: 'medium' }).format(
        new Date(at),
      )
    : '';
  const source = from === 'vpic-service' ? t('elements.service', { date }) : t('elements.offline');
  if (basis === 'stated') return source;
  const how = basis === 'read' ? t('elements.readFrom', { keys }) : t(`elements.${basis}`);
  return `${source}: ${how}`;
}
