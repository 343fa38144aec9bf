import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTitle } from '#web/use-title.ts';

interface ScreenHeadProps {
  title: string;
  lead?: string;
  /** What can be done here, at the end of the line. */
  children?: ReactNode;
}

export function ScreenHead({ title, lead, children }: ScreenHeadProps) {
  const { t } = useTranslation('console');
  useTitle(title, t('console'));
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
      <div className="min-w-0">
        <h1 className="break-words font-bold text-title">{title}</h1>
        {lead ? <p className="max-w-prose text-ink-soft">{lead}</p> : null}
      </div>
      {children ? <div className="flex flex-wrap gap-2">{children}</div> : null}
    </div>
  );
}
