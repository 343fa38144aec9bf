import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';

interface EmptyStateProps {
  icon: IconName;
  title: string;
  text: string;
  /** Of the heading: 1 where it is the page's own. */
  level?: 1 | 2 | 3;
  /** The next step. */
  children?: ReactNode;
}

export function EmptyState({ icon, title, text, level = 3, children }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="flex flex-col items-center gap-2 px-2 py-6 sm:px-4 sm:py-8 text-center">
      <span className="mb-2 flex size-14 items-center justify-center rounded-full bg-unknown-soft text-unknown">
        <Icon className="size-7" name={icon} />
      </span>
      <Heading className={`text-balance font-semibold ${level === 1 ? 'text-title' : 'text-heading'}`}>
        {title}
      </Heading>
      <p className="max-w-prose text-pretty text-ink-soft">{text}</p>
      {children ? <div className="mt-4 flex flex-wrap justify-center gap-3">{children}</div> : null}
    </div>
  );
}
