import { Icon, type IconName } from './icons.tsx';

export type VerdictKind = 'good' | 'look' | 'warning' | 'unknown';

const kinds: Readonly<Record<VerdictKind, { look: string; icon: IconName }>> = {
  good: { look: 'bg-good-soft text-good', icon: 'check' },
  look: { look: 'bg-look-soft text-look', icon: 'look' },
  warning: { look: 'bg-warning-soft text-warning', icon: 'warning' },
  unknown: { look: 'bg-unknown-soft text-unknown', icon: 'unknown' },
};

/** A finding in one word, always with its icon: never by colour alone. */
export function Verdict({ kind, word }: { kind: VerdictKind; word: string }) {
  const { look, icon } = kinds[kind];
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full py-1 pr-3 pl-2 font-semibold text-small ${look}`}
    >
      <Icon className="size-4.5" name={icon} strokeWidth={2} />
      {word}
    </span>
  );
}
