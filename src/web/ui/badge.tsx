/** A quiet label, such as "Sample data". */
export function Badge({ children }: { children: string }) {
  return (
    <span className="inline-flex items-center rounded-md border border-line-strong px-2 py-0.5 font-medium text-ink-soft text-small">
      {children}
    </span>
  );
}
