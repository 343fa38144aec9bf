import type { Certainty } from './classic-format.ts';

/** One way to read a number; several stand side by side where the number does not decide. */
export interface ClassicReading {
  readonly formatId: string;
  readonly make: string;
  /** Null where the number does not tell the year; `years` then bounds it. */
  readonly year: number | null;
  readonly years: readonly [number, number];
  /** Null where the code is not on our table. */
  readonly model: string | null;
  readonly series: string | null;
  readonly body: string | null;
  readonly plant: string | null;
  readonly engine: string | null;
  readonly sequence: string;
  /** Other things the number says, such as steering side or price class. */
  readonly extras: Readonly<Record<string, string>>;
  /** `partial`: the layout fits, but the model is not on our table. */
  readonly certainty: Certainty | 'partial';
  readonly source: string;
}

/** A field on which the readings differ, with every value it may have. */
export interface Ambiguity {
  readonly field: 'make' | 'year' | 'model';
  readonly alternatives: readonly string[];
}

export interface ClassicAnswer {
  /** Upper case, without spaces and marks. */
  readonly vin: string;
  readonly readings: readonly ClassicReading[];
  readonly ambiguities: readonly Ambiguity[];
  /** A bare serial number: it means something only together with make and year. */
  readonly isPlainSerial: boolean;
  readonly message: string;
}
