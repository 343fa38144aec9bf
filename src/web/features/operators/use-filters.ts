import { useSearchParams } from 'react-router';

/** Filters live in the address, so that a view can be kept, sent and come back to. */
export function useFilters<Name extends string>(names: readonly Name[]) {
  const [params, setParams] = useSearchParams();
  const values = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<
    Name,
    string
  >;
  /** Any change of a filter goes back to the first page. */
  const set = (changes: Partial<Record<Name | 'page' | 'older_than', string>>) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      if (!('page' in changes) && !('older_than' in changes)) {
        next.delete('page');
        next.delete('older_than');
      }
      for (const [name, value] of Object.entries<string | undefined>(changes)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      return next;
    });
  return { values, set, page: Number(params.get('page') ?? 1), olderThan: params.get('older_than') ?? '' };
}
