import { type ReactNode, useId } from 'react';
import { Icon } from './icons.tsx';

export interface FieldText {
  label: string;
  /** Said in small print beside the label, such as "optional". */
  note?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
}

/** What an input needs so that assistive technology hears its label, hint and error. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** A label above, a hint below it, and under the input the error, which is announced when it appears. */
export function Field({
  label,
  note,
  hint,
  error,
  children,
}: FieldText & { children: (control: FieldControl) => ReactNode }) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined;
  return (
    <div className="flex flex-col gap-1.5">
      <label className="flex items-baseline justify-between gap-2 font-medium" htmlFor={id}>
        {label}
        {note ? <span className="font-normal text-ink-soft text-small">{note}</span> : null}
      </label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {hint ? (
        <p className="text-ink-soft text-small" id={hintId}>
          {hint}
        </p>
      ) : null}
      <div aria-live="polite">
        {error ? (
          <p className="flex items-start gap-1.5 text-small text-warning" id={errorId}>
            <Icon className="mt-px size-4.5" name="warning" />
            {error}
          </p>
        ) : null}
      </div>
    </div>
  );
}

export const inputClass =
  'min-h-12 w-full rounded-lg border border-line-strong bg-surface px-3 py-2 text-body text-ink placeholder:text-ink-soft hover:border-ink disabled:cursor-not-allowed disabled:opacity-55 aria-invalid:border-warning aria-invalid:ring-1 aria-invalid:ring-warning';
