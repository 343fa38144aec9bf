import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ElementRow } from './group-elements.ts';
import { sayPositions } from './positions-of-keys.ts';

/** One group of the table; on a phone the source stands under the value. */
export function ElementRows({ title, rows }: { title: string; rows: readonly ElementRow[] }) {
  const id = useId();
  return (
    <tbody>
      <tr>
        <th className="pt-6 pb-2 font-semibold text-body" colSpan={3} id={id} scope="rowgroup">
          {title}
        </th>
      </tr>
      {rows.map((row) => (
        <tr className="border-line border-t align-top" key={row.name}>
          <th className="break-words py-2 pr-4 font-normal text-ink-soft" lang="en" scope="row">
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
  );
}

function Source({ row: { from, at, basis, positions } }: { row: ElementRow }) {
  const { t, i18n } = useTranslation('vehicles');
  const locale = i18n.language === 'es' ? 'es-US' : 'en-US';
  const date = at ? new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(at)) : '';
  const source = from === 'vpic-service' ? t('elements.service', { date }) : t('elements.offline');
  if (basis === 'stated') return source;
  const how =
    basis === 'read'
      ? t('elements.readFrom', { count: positions.length, list: sayPositions(positions) })
      : t(`elements.${basis}`);
  return `${source}, ${how}`;
}
