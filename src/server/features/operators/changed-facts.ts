type Facts = Readonly<Record<string, unknown>>;

/** What differs, before and after; a text that is too long for a log is told by its length. */
export function changedFacts(before: Facts, after: Facts): { before: Facts; after: Facts } {
  const names = Object.keys(after).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  return { before: pick(before, names), after: pick(after, names) };
}

const pick = (facts: Facts, names: readonly string[]): Facts =>
  Object.fromEntries(names.map((name) => [name, shorten(facts[name])]));

const shorten = (value: unknown): unknown =>
  typeof value === 'string' && value.length > 300 ? `${value.length} characters` : (value ?? null);
