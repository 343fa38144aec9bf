import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures stand at the end of their column, one digit under the other. */
  readonly isNumber?: boolean;
  /** In a dense table only these break into lines; the rest scrolls sideways. */
  readonly isLong?: boolean;
}

interface TableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Stands in the table's place when it has no rows. */
  empty: ReactNode;
  /** More rows on a screen, for people who work with them all day. */
  isDense?: boolean;
}

/** On a narrow screen the table scrolls inside its own frame, and the page stays still. */
export function Table<Row>({ caption, columns, rows, rowKey, empty, isDense }: TableProps<Row>) {
  if (rows.length === 0) return empty;
  const space = isDense ? 'px-3 py-1.5' : 'px-4 py-3';
  return (
    <section
      aria-label={caption}
      className="overflow-x-auto rounded-xl border border-line bg-surface"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable with the keyboard
      tabIndex={0}
    >
      <table className={`w-full border-collapse text-left ${isDense ? 'text-small' : ''}`}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-line border-b">
            {columns.map((column) => (
              <th
                className={`whitespace-nowrap ${space} font-medium text-ink-soft text-small ${align(column)}`}
                key={column.key}
                scope="col"
              >
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr className="border-line border-b last:border-0 hover:bg-primary-soft" key={rowKey(row)}>
              {columns.map((column) => (
                <td
                  className={`${space} align-middle ${isDense ? breaking(column) : ''} ${align(column)}`}
                  key={column.key}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const align = ({ isNumber }: { readonly isNumber?: boolean }) => (isNumber ? 'text-right tabular-nums' : '');
const breaking = ({ isLong }: { readonly isLong?: boolean }) => (isLong ? 'min-w-56' : 'whitespace-nowrap');
