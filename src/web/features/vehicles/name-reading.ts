import type { ReplyOf } from '#contract/endpoint.ts';
import type { classicDecode } from '#contract/vehicles.ts';

export type ClassicAnswer = ReplyOf<typeof classicDecode>['data'];
export type Reading = ClassicAnswer['readings'][number];

/** Where the number does not tell the year, the years between which it was used. */
export const sayYears = ({ year, years: [from, to] }: Pick<Reading, 'year' | 'years'>): string =>
  year === null && from !== to ? `${from}–${to}` : String(year ?? from);

/** A classic goes by its series; `unknownModel` stands in where the tables have no name. */
export const nameReading = (reading: Reading, unknownModel: string): string =>
  `${sayYears(reading)} ${reading.make} ${reading.series ?? reading.model ?? `(${unknownModel})`}`;
