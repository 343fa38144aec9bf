import { Progress as Primitive } from 'radix-ui';

interface ProgressProps {
  label: string;
  /** 0 to 100; null when nobody can tell how far it is. */
  percent: number | null;
  /** What is being done right now. */
  step?: string;
}

export function Progress({ label, percent, step }: ProgressProps) {
  return (
    <div className="flex flex-col gap-2">
      <div className="flex justify-between gap-4">
        <span className="font-medium">{label}</span>
        {percent === null ? null : <span className="text-ink-soft tabular-nums">{Math.round(percent)}%</span>}
      </div>
      <Primitive.Root aria-label={label} className="h-2 overflow-hidden rounded-full bg-line" value={percent}>
        <Primitive.Indicator
          className="h-full rounded-full bg-primary-edge transition-[width] data-[state=indeterminate]:animate-pulse"
          style={{ width: `${percent ?? 100}%` }}
        />
      </Primitive.Root>
      {step ? (
        <p aria-live="polite" className="text-ink-soft text-small">
          {step}
        </p>
      ) : null}
    </div>
  );
}
