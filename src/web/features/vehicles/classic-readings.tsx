import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { textLinkClass } from '#web/ui/text-link.tsx';
import { ClassicCard } from './classic-card.tsx';
import { ClassicHintForm } from './classic-hint-form.tsx';
import { ClassicNarrow } from './classic-narrow.tsx';
import { type ClassicHints, sayHints } from './classic-search.ts';
import { MissingParts } from './missing-parts.tsx';
import { type ClassicAnswer, nameReading } from './name-reading.ts';
import { ResultHeading } from './result-heading.tsx';

interface ClassicReadingsProps {
  answer: ClassicAnswer;
  hints: ClassicHints;
  searchFor: (hints: ClassicHints) => string;
  onNarrow: (hints: ClassicHints) => void;
}

/** Every reading side by side; the number's own name only where there is but one. */
export function ClassicReadings({ answer, hints, searchFor, onNarrow }: ClassicReadingsProps) {
  const { t } = useTranslation('vehicles');
  const { readings, ambiguous, vin } = answer;
  const [only] = readings;
  const hinted = sayHints(hints);
  const name =
    readings.length === 1 && only ? nameReading(only, t('classic.unknownModel')) : t('classic.title');
  return (
    <div className="flex flex-col gap-6">
      <ResultHeading name={name} vin={vin}>
        <p className="mt-2 max-w-prose text-pretty">{t('classic.many', { count: readings.length })}</p>
        {hinted ? <Narrowed list={hinted} search={searchFor({ year: '', make: '' })} /> : null}
      </ResultHeading>
      <ClassicNarrow ambiguous={ambiguous} hints={hints} onNarrow={onNarrow} searchFor={searchFor} />
      <ul className="grid items-start gap-6 md:grid-cols-2">
        {readings.map((reading) => (
          <li key={`${reading.format} ${nameReading(reading, '')} ${reading.body} ${reading.engine}`}>
            <ClassicCard reading={reading} />
          </li>
        ))}
      </ul>
      <MissingParts />
    </div>
  );
}

/** Digits that mean something only beside a make and a year. */
export function PlainSerial({ answer, hints, searchFor, onNarrow }: ClassicReadingsProps) {
  const { t } = useTranslation('vehicles');
  const hinted = sayHints(hints);
  return (
    <div className="flex flex-col gap-6">
      <ResultHeading name={t('classic.plain')} vin={answer.vin}>
        <p className="mt-2 max-w-prose text-pretty">
          {hints.year && hints.make ? t('classic.plainNothing') : t('classic.plainText')}
        </p>
        {hinted ? <Narrowed list={hinted} search={searchFor({ year: '', make: '' })} /> : null}
      </ResultHeading>
      <ClassicHintForm asks={['year', 'make']} hints={hints} onNarrow={onNarrow} />
    </div>
  );
}

function Narrowed({ list, search }: { list: string; search: string }) {
  const { t } = useTranslation('vehicles');
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      {t('classic.narrowed', { list })}
      <Link className={textLinkClass} to={{ search }}>
        {t('classic.showAll')}
      </Link>
    </p>
  );
}
