/** One measured figure beside what it is held against. */
export interface Figure {
  readonly name: string;
  /** The measured value with its unit, for reading. */
  readonly value: string;
  /** What it is held against: a limit, or a peer measured in the same run. */
  readonly against: string;
  /** Undefined where there is nothing to hold it against. */
  readonly ratio: number | undefined;
  /** Which ratio is good enough; undefined when the figure is for information only. */
  readonly wanted?: { readonly atLeast: number } | { readonly atMost: number };
}

/** Prints one line. A missed target is marked, and is never a failure: a busy machine must not fail a build. */
export function printFigure({ name, value, against, ratio, wanted }: Figure): void {
  const columns = [name.padEnd(40), value.padStart(14), against.padStart(30)];
  if (ratio !== undefined) columns.push(`ratio ${ratio.toFixed(2)}`);
  if (ratio !== undefined && wanted) columns.push(judge(ratio, wanted));
  process.stdout.write(`${columns.join('  ')}\n`);
}

function judge(ratio: number, wanted: NonNullable<Figure['wanted']>): string {
  const isMet = 'atLeast' in wanted ? ratio >= wanted.atLeast : ratio <= wanted.atMost;
  const target = 'atLeast' in wanted ? `≥ ${wanted.atLeast}` : `≤ ${wanted.atMost}`;
  return isMet ? `ok (${target})` : `MISSED (${target})`;
}

export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
