import type { ReactNode } from 'react';

/** Fields that belong together, under their own title. */
export function FieldGroup({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-5 border-line border-t pt-6 first-of-type:border-0 first-of-type:pt-0">
      <legend className="contents">
        <span className="block font-semibold text-heading">{title}</span>
      </legend>
      {text ? <p className="-mt-3 text-pretty text-ink-soft">{text}</p> : null}
      {children}
    </fieldset>
  );
}

/** Two beside each other where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] items-start gap-5">
      {children}
    </div>
  );
}
