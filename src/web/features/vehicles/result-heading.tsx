import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
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
  const navigation = useNavigationType();
  useTitle(name, useSite().name);
  useEffect(() => {
    // After a reload or a step back the focus stays where the browser has it.
    if (navigation === 'PUSH') heading.current?.focus();
  }, [navigation]);
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
