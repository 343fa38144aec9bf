import { type ReactNode, useEffect, useRef } from 'react';
import { useSite } from '#web/site.tsx';
import { useTitle } from '#web/use-title.ts';

interface ResultHeadingProps {
  name: string;
  vin: string;
  children?: ReactNode;
}

/** The answer's name, which takes the focus when a person has asked for it on this page. */
export function ResultHeading({ name, vin, children }: ResultHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useTitle(name, useSite().name);
  useEffect(() => {
    // On the first load the focus stays with the page, as on any other.
    if (document.activeElement && document.activeElement !== document.body) heading.current?.focus();
  }, []);
  return (
    <div className="flex flex-col gap-1">
      <h2
        className="scroll-mt-4 text-balance break-words rounded font-bold text-title outline-offset-4"
        ref={heading}
        tabIndex={-1}
      >
        {name}
      </h2>
      <p className="break-all font-mono text-ink-soft tabular-nums">{vin}</p>
      {children}
    </div>
  );
}
