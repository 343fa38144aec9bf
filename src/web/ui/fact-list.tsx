import { Skeleton } from './skeleton.tsx';

interface FactListProps {
  /** A value is undefined while it loads and empty when nobody knows it. */
  rows: readonly (readonly [name: string, value: string | undefined])[];
  emptyText: string;
  loadingText: string;
}

/** Names and values, one below the other; keeps its height while values load. */
export function FactList({ rows, emptyText, loadingText }: FactListProps) {
  const isLoading = rows.some(([, value]) => value === undefined);
  return (
    <>
      {isLoading ? (
        <p className="sr-only" role="status">
          {loadingText}
        </p>
      ) : null}
      <dl aria-busy={isLoading} className="flex flex-col gap-4">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="text-ink-soft text-small">{name}</dt>
            <dd className="min-h-6 break-words">
              {value === undefined ? <Skeleton className="h-6 w-40" /> : null}
              {value === '' ? <span className="text-ink-soft">{emptyText}</span> : value}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
