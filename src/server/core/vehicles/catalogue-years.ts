/** First and last years of spans in order, flat and apart from each other: 2003, 2005, 2010, 2010. */
export type Years = readonly number[];

export function addYears(years: Years, [from, to]: readonly [number, number]): Years {
  if (from > to) return years;
  let [first, last] = [from, to];
  const before: number[] = [];
  const after: number[] = [];
  for (let at = 0; at < years.length; at += 2) {
    const [start = 0, end = 0] = [years[at], years[at + 1]];
    if (end < first - 1) before.push(start, end);
    else if (start > last + 1) after.push(start, end);
    else [first, last] = [Math.min(first, start), Math.max(last, end)];
  }
  return [...before, first, last, ...after];
}

export function hasYear(years: Years | undefined, year: number): boolean {
  if (!years) return false;
  for (let at = 0; at < years.length; at += 2)
    if (year >= (years[at] ?? 0) && year <= (years[at + 1] ?? 0)) return true;
  return false;
}

export function* listYears(years: Years): Generator<number> {
  for (let at = 0; at < years.length; at += 2)
    for (let year = years[at] ?? 0; year <= (years[at + 1] ?? 0); year++) yield year;
}
