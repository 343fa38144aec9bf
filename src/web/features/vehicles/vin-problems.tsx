import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/problems.ts';
import { describeVinProblem } from '#contract/vin-words.ts';
import type { VinProblem } from '#vin/read-vin-field.ts';
import { Icon } from '#web/ui/icons.tsx';

/** Each problem as a sentence, with its places where the sentence does not name them itself. */
export function useProblemTexts(problems: readonly VinProblem[], vin: string): string[] {
  const { t, i18n } = useTranslation('vehicles');
  return problems.map((problem) => {
    const text = describeVinProblem(problem, vin, i18n.language as Language);
    const namesItsPlace = problem.code === 'wrong-check-digit' || problem.code === 'wrong-year-code';
    if (namesItsPlace || problem.positions.length === 0) return text;
    const { length: count } = problem.positions;
    return `${text} ${t('field.position', { count, list: problem.positions.join(', ') })}`;
  });
}

export function VinProblems({ id, texts }: { id: string; texts: readonly string[] }) {
  return (
    <ul className="flex flex-col gap-1 empty:hidden" id={id}>
      {texts.map((text) => (
        <li className="flex items-start gap-1.5 text-small text-warning" key={text}>
          <Icon className="mt-px size-4.5" name="warning" />
          {text}
        </li>
      ))}
    </ul>
  );
}
