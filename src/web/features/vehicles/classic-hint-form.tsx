import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { ClassicHints } from './classic-search.ts';

interface ClassicHintFormProps {
  asks: readonly (keyof ClassicHints)[];
  hints: ClassicHints;
  onNarrow: (hints: ClassicHints) => void;
}

/** Asks for what a number from before 1981 does not say by itself. */
export function ClassicHintForm({ asks, hints, onNarrow }: ClassicHintFormProps) {
  const { t } = useTranslation('vehicles');
  const [year, setYear] = useState(hints.year);
  const [make, setMake] = useState(hints.make);
  const [isTried, setIsTried] = useState(false);
  const isYearWrong = year !== '' && !/^(18|19|20)\d\d$/.test(year.trim());
  const narrow = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!isYearWrong) onNarrow({ year: year.trim(), make: make.trim() });
  };
  return (
    <form className="flex flex-col gap-4 sm:flex-row sm:items-start" noValidate onSubmit={narrow}>
      {asks.includes('year') ? (
        <TextInput
          error={isTried && isYearWrong ? t('classic.yearWrong') : undefined}
          inputMode="numeric"
          label={t('classic.giveYear')}
          maxLength={4}
          onChange={(event) => setYear(event.currentTarget.value)}
          value={year}
        />
      ) : null}
      {asks.includes('make') ? (
        <TextInput
          label={t('classic.giveMake')}
          maxLength={80}
          onChange={(event) => setMake(event.currentTarget.value)}
          value={make}
        />
      ) : null}
      <Button className="sm:mt-7.5 sm:min-h-12" look="secondary" type="submit">
        {t('classic.narrow')}
      </Button>
    </form>
  );
}
