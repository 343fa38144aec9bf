import { Link } from 'react-router';

/** The way from a row to its own page. */
export function RowLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      className="inline-flex min-h-8 items-center rounded font-medium text-primary-strong underline decoration-1 underline-offset-4 hover:decoration-2"
      to={to}
    >
      {children}
    </Link>
  );
}
