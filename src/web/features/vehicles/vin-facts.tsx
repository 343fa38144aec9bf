import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/problems.ts';
import type { VinReading } from '#vin/read-vin-field.ts';
import { spellMake } from '#vin/vehicle-make-name.ts';
import { nameCountry } from './country-name.ts';

type Facts = Pick<VinReading, 'make' | 'region' | 'country' | 'modelYears'>;

/** Make, place and year as words; only those that the number tells. */
export function useFactRows({ make, region, country, modelYears }: Facts): [name: string, value: string][] {
  const { t, i18n } = useTranslation('vehicles');
  const [first, second] = modelYears;
  const place = country ? nameCountry(country, i18n.language as Language) : region && t(`regions.${region}`);
  const year = second === undefined ? first : t('field.yearOr', { first, second });
  const rows: [string, string | null | undefined][] = [
    [t('field.make'), make && spellMake(make)],
    [t('field.region'), place],
    [t('field.year'), year === undefined ? null : String(year)],
  ];
  return rows.flatMap(([name, value]) => (value ? [[name, value]] : []));
}

export function VinFacts({ rows, label }: { rows: readonly [string, string][]; label?: string | undefined }) {
  if (rows.length === 0) return null;
  return (
    <div>
      {label ? <p className="mb-1 text-small">{label}</p> : null}
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="text-ink-soft text-small">{name}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
