import { useTranslation } from 'react-i18next';
import { Section } from '#web/ui/section.tsx';
import { keyOfValue } from './say-value.ts';

const labels = [
  'Trim',
  'Engine Type',
  'Engine Size',
  'Transmission',
  'Drive Type',
  'Body Type',
  'Fuel Type',
  'Doors',
  'Standard Seating',
  'Horsepower',
  'Torque',
] as const;

/** The eleven specifications; those that nobody knows are named as such and never left to be guessed. */
export function SpecList({ specs }: { specs: readonly { label: string; value: string }[] }) {
  const { t, i18n } = useTranslation('vehicles');
  const values = new Map(specs.map(({ label, value }) => [label, value]));
  const known = labels.filter((label) => values.has(label));
  const unknown = labels
    .filter((label) => !values.has(label))
    .map((label) => lowerFirst(t(`specs.${label}`)));
  return (
    <Section title={t('specs.title')}>
      {known.length === 0 ? <p className="text-ink-soft">{t('specs.none')}</p> : null}
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 lg:grid-cols-4">
        {known.map((label) => (
          <div key={label}>
            <dt className="text-ink-soft text-small">{t(`specs.${label}`)}</dt>
            <dd className="break-words font-medium tabular-nums">
              <SpecValue value={values.get(label) ?? ''} />
            </dd>
          </div>
        ))}
      </dl>
      {known.length > 0 && unknown.length > 0 ? (
        <p className="mt-6 max-w-prose text-ink-soft text-small">
          {t('specs.unknown', {
            list: new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(unknown),
          })}
        </p>
      ) : null}
    </Section>
  );
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Common values in the reader's language; a text of the source's own stays as it is. */
function SpecValue({ value }: { value: string }) {
  const { t, i18n } = useTranslation('vehicles');
  const key = keyOfValue(value);
  if (i18n.exists(`values.${key}`, { ns: 'vehicles' })) return t(`values.${key}`);
  return /^[\d.,]+(\s?(L|cc))?$/.test(value) ? value : <span lang="en">{value}</span>;
}
