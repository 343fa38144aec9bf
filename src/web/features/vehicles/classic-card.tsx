import { useTranslation } from 'react-i18next';
import { titleOfKey } from '#vin/vehicle-details.ts';
import { Card } from '#web/ui/page-layout.tsx';
import { Verdict, type VerdictKind } from '#web/ui/verdict.tsx';
import type enWords from '#web/words/en/vehicles.json';
import { nameReading, type Reading, sayYears } from './name-reading.ts';

const verdicts: Readonly<Record<string, VerdictKind>> = { sure: 'good', likely: 'look', partial: 'unknown' };
type ExtraKey = keyof (typeof enWords)['classic']['extras'];

const certainties = ['sure', 'likely', 'partial'] as const;

/** One way to read a number from before 1981, with all it says and where that is written. */
export function ClassicCard({ reading }: { reading: Reading }) {
  const { t, i18n } = useTranslation('vehicles');
  const certainty = certainties.find((known) => known === reading.certainty) ?? 'partial';
  const facts: (readonly [name: string, value: string | null])[] = [
    [t('classic.year'), sayYears(reading)],
    [t('classic.model'), reading.model],
    [t('classic.body'), reading.body],
    [t('classic.engine'), reading.engine],
    [t('classic.plant'), reading.plant],
    ...Object.entries(reading.extras).map(([key, value]) => {
      const isNamed = i18n.exists(`classic.extras.${key}`, { ns: 'vehicles' });
      return [isNamed ? t(`classic.extras.${key as ExtraKey}`) : titleOfKey(key), value] as const;
    }),
    [t('classic.sequence'), reading.sequence || null],
  ];
  return (
    <Card>
      <div className="flex flex-col items-start gap-2">
        <h3 className="text-balance font-semibold text-heading">
          {nameReading(reading, t('classic.unknownModel'))}
        </h3>
        <Verdict kind={verdicts[certainty] ?? 'unknown'} word={t(`classic.${certainty}`)} />
        {certainty === 'sure' ? null : (
          <p className="text-ink-soft text-small">{t(`classic.${certainty}Text`)}</p>
        )}
      </div>
      <dl className="mt-4 flex flex-col">
        {facts.map(([name, value]) => (
          <div className="grid grid-cols-[8.5rem_1fr] gap-4 border-line border-t py-2" key={name}>
            <dt className="text-ink-soft">{name}</dt>
            <dd className="break-words tabular-nums">
              {value === null ? (
                <span className="text-ink-soft">{t('classic.unknown')}</span>
              ) : (
                <span lang="en">{value}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 break-words text-ink-soft text-small">
        {t('classic.source', { source: reading.source })}
      </p>
    </Card>
  );
}
