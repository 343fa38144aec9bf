import { useTranslation } from 'react-i18next';
import { ResultHeading } from './result-heading.tsx';

/** The server's word that a number cannot be a VIN. */
export function WrongVin({ vin, detail }: { vin: string; detail: string }) {
  const { t } = useTranslation('vehicles');
  return (
    <ResultHeading name={t('result.wrongVin')} vin={vin}>
      <p className="mt-2 max-w-prose text-pretty">
        {detail} {t('result.wrongVinText')}
      </p>
    </ResultHeading>
  );
}
