import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CLASSIC_VIN_LENGTH, VIN_LENGTH } from '#vin/vin-kind.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icons.tsx';
import { judgeReading } from './judge-reading.ts';
import { useSaidLater } from './use-said-later.ts';
import { useVinReading } from './use-vin-reading.ts';
import { VinEcho } from './vin-echo.tsx';
import { useFactRows, VinFacts } from './vin-facts.tsx';
import { VinInput } from './vin-input.tsx';
import { EuropeOffer, LikelyVins } from './vin-offers.tsx';
import { useProblemTexts, VinProblems } from './vin-problems.tsx';
import type { VinSearch } from './vin-search.ts';

interface VinFieldProps {
  /** What the page shows now; the field follows it, also on the way back. */
  current: VinSearch;
  onLookUp: (search: VinSearch) => void;
}

/** Shorter numbers are still being typed; from here on they may be whole numbers from before 1981. */
const shortestClassic = 6;

/** Checks a VIN as it is typed, without a request; nothing is corrected unless a person presses it. */
export function VinField({ current, onLookUp }: VinFieldProps) {
  const { t } = useTranslation('vehicles');
  const [shownBefore, setShownBefore] = useState(current);
  const [text, setText] = useState(current.vin);
  const [isEurope, setIsEurope] = useState(current.isEurope);
  const [isTried, setIsTried] = useState(false);
  if (shownBefore.vin !== current.vin || shownBefore.isEurope !== current.isEurope) {
    setShownBefore(current);
    setText(current.vin);
    setIsEurope(current.isEurope);
    setIsTried(false);
  }
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const reading = useVinReading(text, isEurope);
  const { vin, kind } = reading;
  const { shown, isBlocked } = judgeReading(reading, isTried);
  const problems = useProblemTexts(shown, vin);
  if (isTried && kind === 'empty') problems.push(t('field.empty'));
  const facts = useFactRows(reading);
  // Once the page shows the vehicle, the field steps back; what is wrong stays marked.
  const isTyping = kind !== 'empty' && (vin !== current.vin || shown.length > 0);
  const isWhole = kind === 'standard' && reading.problems.length === 0;
  const said = useSaidLater(
    isWhole ? [t('field.noMistake'), ...facts.map(([, value]) => value)].join(' ') : problems.join(' '),
  );

  const lookUp = (event: FormEvent) => {
    event.preventDefault();
    if (isBlocked) {
      setIsTried(true);
      input.current?.focus();
    } else onLookUp({ vin, isEurope });
  };
  const change = (next: string) => {
    setText(next);
    setIsTried(false);
    if (next === '') setIsEurope(false);
  };

  return (
    <form className="flex flex-col gap-4" noValidate onSubmit={lookUp}>
      <div className="flex flex-col gap-1.5">
        <label className="font-medium" htmlFor={id}>
          {t('field.label')}
        </label>
        <div className="flex flex-col gap-3 sm:flex-row">
          <VinInput
            aria-describedby={`${id}-problems ${id}-hint`}
            aria-invalid={problems.length > 0 || undefined}
            id={id}
            onChange={change}
            ref={input}
            value={text}
          />
          <Button className="shrink-0 sm:min-h-12" type="submit">
            {shown.length > 0 && !isBlocked ? t('field.lookUpAsTyped') : t('field.lookUp')}
          </Button>
        </div>
        {kind === 'empty' ? (
          <p className="text-ink-soft text-small" id={`${id}-hint`}>
            {t('field.hint')}
          </p>
        ) : null}
      </div>
      {isTyping ? (
        <div>
          <VinEcho marked={shown.flatMap(({ positions }) => positions)} vin={vin} />
          {isWhole ? (
            <p className="flex items-center gap-1.5 text-good text-small">
              <Icon className="size-4.5" name="check" />
              {t('field.noMistake')}
            </p>
          ) : null}
          {vin.length < VIN_LENGTH ? (
            <p className="text-ink-soft text-small tabular-nums">
              {t('field.count', { count: vin.length })}
              {vin.length >= shortestClassic && vin.length <= CLASSIC_VIN_LENGTH
                ? ` · ${t('field.maybeClassic')}`
                : null}
            </p>
          ) : null}
        </div>
      ) : null}
      <VinProblems id={`${id}-problems`} texts={problems} />
      <LikelyVins
        likelyVins={reading.likelyVins}
        onPick={(likely) => {
          setText(likely);
          onLookUp({ vin: likely, isEurope: false });
        }}
      />
      <EuropeOffer isEurope={isEurope} isOffered={reading.isEuropeOffered} onChange={setIsEurope} />
      {vin !== current.vin ? (
        <VinFacts label={vin.length < VIN_LENGTH ? t('field.soFar') : undefined} rows={facts} />
      ) : null}
      <p className="sr-only" role="status">
        {said}
      </p>
    </form>
  );
}
