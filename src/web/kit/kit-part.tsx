import type { ReactNode } from 'react';
import { Section } from '#web/ui/section.tsx';

/** One component of the kit with all its states. */
export function KitPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section title={title}>
      <div className="flex flex-col items-stretch gap-5">{children}</div>
    </Section>
  );
}
