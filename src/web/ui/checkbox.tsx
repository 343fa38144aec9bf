import { type InputHTMLAttributes, useId } from 'react';
import { Icon } from './icons.tsx';

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: string;
  hint?: string;
  error?: string | undefined;
}

export function Checkbox({ label, hint, error, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <label className="flex min-h-11 items-start gap-3 py-2.5">
        <span className="relative mt-0.5 flex size-5 shrink-0">
          <input
            {...rest}
            aria-describedby={error ? id : undefined}
            aria-invalid={error ? true : undefined}
            className="peer size-5 appearance-none rounded border border-line-strong bg-surface checked:border-primary-edge checked:bg-primary-edge disabled:cursor-not-allowed disabled:opacity-55 aria-invalid:border-warning"
            type="checkbox"
          />
          <Icon
            className="pointer-events-none absolute inset-0.5 size-4 text-on-primary-edge opacity-0 peer-checked:opacity-100"
            name="check"
            strokeWidth={3}
          />
        </span>
        <span>
          {label}
          {hint ? <span className="block text-ink-soft text-small">{hint}</span> : null}
        </span>
      </label>
      {error ? (
        <p className="flex items-start gap-1.5 text-small text-warning" id={id}>
          <Icon className="mt-px size-4.5" name="warning" />
          {error}
        </p>
      ) : null}
    </div>
  );
}
