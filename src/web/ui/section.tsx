import { type ReactNode, useId } from 'react';
import { Card } from './page-layout.tsx';

/** A titled part of a page on its own sheet. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card>
        <h2 className="mb-4 font-semibold text-heading" id={id}>
          {title}
        </h2>
        {children}
      </Card>
    </section>
  );
}
