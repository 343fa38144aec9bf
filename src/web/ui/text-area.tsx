import type { TextareaHTMLAttributes } from 'react';
import { Field, type FieldText, inputClass } from './field.tsx';

export function TextArea({
  label,
  note,
  hint,
  error,
  ...rest
}: FieldText & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <Field error={error} hint={hint} label={label} note={note}>
      {(control) => <textarea {...rest} {...control} className={`${inputClass} resize-y`} />}
    </Field>
  );
}
