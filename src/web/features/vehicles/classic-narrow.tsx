import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClass } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { ClassicHintForm } from './classic-hint-form.tsx';
import type { ClassicHints } from './classic-search.ts';
import type { ClassicAnswer } from './name-reading.ts';

interface ClassicNarrowProps {
  ambiguous: ClassicAnswer['ambiguous'];
  hints: ClassicHints;
  searchFor: (hints: ClassicHints) => string;
  onNarrow: (hints: ClassicHints) => void;
}

const titles = { make: 'classic.openMake', year: 'classic.openYear', model: 'classic.openModel' } as const;
type Field = keyof typeof titles;

/** What the number alone does not decide, and the questions that would. */
export function ClassicNarrow({ ambiguous, hints, searchFor, onNarrow }: ClassicNarrowProps) {
  const { t, i18n } = useTranslation('vehicles');
  if (ambiguous.length === 0) return null;
  const list = new Intl.ListFormat(i18n.language, { type: 'disjunction' });
  const makes = alternativesOf(ambiguous, 'make');
  const years = alternativesOf(ambiguous, 'year');
  const asksForYear = years.some((year) => !/^\d{4}$/.test(year));
  return (
    <Section title={t('classic.open')}>
      <ul className="flex flex-col gap-1">
        {ambiguous.map(({ field, alternatives }) => (
          <li key={field}>{t(titles[field as Field], { list: list.format(alternatives) })}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-col gap-4">
        {makes.length > 1 ? (
          <Choices
            choices={makes}
            label={t('classic.pickMake')}
            searchOf={(make) => searchFor({ ...hints, make })}
          />
        ) : null}
        {years.length > 1 && !asksForYear ? (
          <Choices
            choices={years}
            label={t('classic.pickYear')}
            searchOf={(year) => searchFor({ ...hints, year })}
          />
        ) : null}
        {asksForYear ? <ClassicHintForm asks={['year']} hints={hints} onNarrow={onNarrow} /> : null}
      </div>
    </Section>
  );
}

const alternativesOf = (ambiguous: ClassicAnswer['ambiguous'], field: Field) =>
  ambiguous.find((one) => one.field === field)?.alternatives ?? [];

interface ChoicesProps {
  label: string;
  choices: readonly string[];
  searchOf: (choice: string) => string;
}

function Choices({ label, choices, searchOf }: ChoicesProps) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-2">
      <span className="mr-2 font-medium">{label}</span>
      {choices.map((choice) => (
        <Link
          className={buttonClass('secondary', 'tabular-nums')}
          key={choice}
          to={{ search: searchOf(choice) }}
        >
          {choice}
        </Link>
      ))}
    </nav>
  );
}
