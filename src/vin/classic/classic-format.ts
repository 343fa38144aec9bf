/** `sure`: read in the named source. `likely`: common knowledge of the marque's clubs that no source here confirms. */
export type Certainty = 'sure' | 'likely';

/** What one code of one position says, in the years and for the make it was used. */
export interface CodeRow {
  readonly code: string;
  readonly says: string;
  readonly from?: number;
  readonly to?: number;
  readonly make?: string;
}

export interface ModelRow {
  readonly code: string;
  readonly make: string;
  readonly model: string;
  /** The name an owner uses; stands in for the model in a classic's display name. */
  readonly series?: string;
  readonly from: number;
  readonly to: number;
  readonly certainty: Certainty;
  /** Only with one of these body codes. */
  readonly bodies?: readonly string[];
  readonly body?: string;
  readonly engine?: string;
  /** Only with a sequence number in one of these ranges. */
  readonly units?: readonly (readonly [number, number])[];
}

export interface ClassicFormat {
  readonly id: string;
  /** Shown where the layout alone cannot tell the make. */
  readonly maker: string;
  readonly layout: string;
  readonly source: string;
  readonly from: number;
  readonly to: number;
  /**
   * Named groups: `model` (and `model2`, joined to it), `year`, `sequence`, and one for each table of `codes`.
   * Without a `year` group the number does not tell the year.
   */
  readonly pattern: RegExp;
  readonly models: readonly ModelRow[];
  readonly codes: Readonly<Record<string, readonly CodeRow[]>>;
  /** The model table is whole for these years: a code missing from it rules the year out. */
  readonly wholeYears?: readonly [number, number];
  /** A code missing from these tables rules the reading out. */
  readonly mustKnow?: readonly string[];
  /** Tables that are whole in these years: a code they give only for other years rules the year out. */
  readonly mustFitYear?: Readonly<Record<string, readonly (readonly [number, number])[]>>;
  /** Year codes that are not the last digit of the year. */
  readonly yearCodes?: Readonly<Record<string, readonly number[]>>;
  /** The number has no structure of its own: read only when the caller says the make. */
  readonly needsMake?: boolean;
  /** The make where the model is not on the table. */
  readonly makeOf?: (groups: Groups) => string | null;
}

export type Groups = Readonly<Record<string, string | undefined>>;

interface Years {
  readonly from?: number;
  readonly to?: number;
  readonly make?: string;
}

export function codeRows(says: Readonly<Record<string, string>>, years: Years = {}): CodeRow[] {
  return Object.entries(says).map(([code, text]) => ({ code, says: text, ...years }));
}

/** Rows that share make, years and certainty. A value is the model, or the model and the series. */
export function modelRows(
  shared: Omit<ModelRow, 'code' | 'model' | 'series'>,
  names: Readonly<Record<string, string | readonly [string, string]>>,
): ModelRow[] {
  return Object.entries(names).map(([code, name]) =>
    typeof name === 'string'
      ? { ...shared, code, model: name }
      : { ...shared, code, model: name[0], series: name[1] },
  );
}
