import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClass } from '#web/ui/button.tsx';
import { ResultHeading } from './result-heading.tsx';

interface ClassicNothingProps {
  vin: string;
  /** The make and year asked for, where they were. */
  hinted: string;
  /** The same number without them. */
  search: string;
}

/** No reading fits: either the hints are off, or no maker before 1981 wrote numbers like this. */
export function ClassicNothing({ vin, hinted, search }: ClassicNothingProps) {
  const { t } = useTranslation('vehicles');
  return (
    <ResultHeading name={hinted ? t('classic.notFitting', { list: hinted }) : t('classic.none')} vin={vin}>
      <p className="mt-2 max-w-prose text-pretty">
        {hinted ? t('classic.notFittingText') : t('classic.noneText')}
      </p>
      {hinted ? (
        <Link className={buttonClass('secondary', 'mt-3 self-start')} to={{ search }}>
          {t('classic.showAll')}
        </Link>
      ) : null}
    </ResultHeading>
  );
}
