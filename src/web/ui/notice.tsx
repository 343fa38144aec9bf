import type { ReactNode, Ref } from 'react';
import { Icon, type IconName } from './icons.tsx';

type NoticeTone = 'good' | 'look' | 'warning' | 'unknown';

const tones: Readonly<Record<NoticeTone, { look: string; icon: IconName }>> = {
  good: { look: 'bg-good-soft text-good', icon: 'check' },
  look: { look: 'bg-look-soft text-look', icon: 'look' },
  warning: { look: 'bg-warning-soft text-warning', icon: 'warning' },
  unknown: { look: 'bg-unknown-soft text-unknown', icon: 'info' },
};

interface NoticeProps {
  tone: NoticeTone;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** A message that stands in the page; warnings are announced at once. */
export function Notice({ tone, children, ref }: NoticeProps) {
  const { look, icon } = tones[tone];
  return (
    <div
      className={`flex items-start gap-2.5 rounded-lg px-4 py-3 ${look}`}
      ref={ref}
      role={tone === 'warning' ? 'alert' : 'status'}
      tabIndex={-1}
    >
      <Icon className="mt-0.5 size-5" name={icon} />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
