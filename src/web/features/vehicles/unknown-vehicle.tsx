import { useTranslation } from 'react-i18next';
import { readVinField } from '#vin/read-vin-field.ts';
import { Card } from '#web/ui/page-layout.tsx';
import { ResultHeading } from './result-heading.tsx';
import { useFactRows, VinFacts } from './vin-facts.tsx';

/** A number that no data knows: what it still says by itself, and what a person can do. */
export function UnknownVehicle({ vin }: { vin: string }) {
  const { t } = useTranslation('vehicles');
  const facts = useFactRows(readVinField(vin));
  const steps = [t('result.unknownCompare'), t('result.unknownTitle'), t('result.unknownEurope')];
  return (
    <div className="flex flex-col gap-6">
      <ResultHeading name={t('result.unknown')} vin={vin}>
        <p className="mt-2 max-w-prose text-pretty">{t('result.unknownText')}</p>
      </ResultHeading>
      <Card>
        <div className="flex flex-col gap-6">
          {facts.length > 0 ? (
            <div>
              <h3 className="mb-3 font-semibold">{t('result.numberSays')}</h3>
              <VinFacts rows={facts} />
            </div>
          ) : null}
          <div>
            <h3 className="mb-2 font-semibold">{t('result.unknownSteps')}</h3>
            <ol className="flex max-w-prose list-decimal flex-col gap-2 pl-5">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
        </div>
      </Card>
    </div>
  );
}
