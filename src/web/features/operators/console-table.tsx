import type { ComponentProps, KeyboardEvent } from 'react';
import { Table } from '#web/ui/table.tsx';

/** A dense table; the arrow keys go from row to row once a row's link has the focus. */
export function ConsoleTable<Row>(props: ComponentProps<typeof Table<Row>>) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only moves the focus between the links inside
    <div onKeyDown={moveBetweenRows}>
      <Table {...props} isDense />
    </div>
  );
}

function moveBetweenRows(event: KeyboardEvent<HTMLDivElement>) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('tbody tr')].flatMap(
    (row) => row.querySelector<HTMLElement>('a, button, summary') ?? [],
  );
  const at = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement));
  const next = links[at + step];
  if (step === 0 || at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
