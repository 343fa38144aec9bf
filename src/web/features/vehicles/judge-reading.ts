import type { VinProblem, VinReading } from '#vin/read-vin-field.ts';

export interface ReadingJudgement {
  /** What the field says aloud; a number still being typed is not called too short. */
  readonly shown: readonly VinProblem[];
  /** Looking it up cannot succeed. */
  readonly isBlocked: boolean;
}

/**
 * Numbers from before 1981 followed no common rule, so that nothing in them blocks a look-up; nor does a check
 * digit, which only says that something is probably misread.
 */
export function judgeReading({ kind, problems }: VinReading, isTried: boolean): ReadingJudgement {
  const shown = problems.filter(({ code }) => code !== 'too-short' || isTried);
  const isBlocked =
    kind === 'empty' ||
    kind === 'wrong-length' ||
    (kind === 'standard' &&
      problems.some(({ code }) => code !== 'wrong-check-digit' && code !== 'wrong-year-code'));
  return { shown, isBlocked };
}
