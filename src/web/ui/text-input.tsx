import type { InputHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import { Field, type FieldText, inputClass } from './field.tsx';

export type TextInputProps = FieldText & InputHTMLAttributes<HTMLInputElement>;

export function TextInput({ label, note, hint, error, className, ...rest }: TextInputProps) {
  return (
    <Field error={error} hint={hint} label={label} note={note}>
      {(control) => <input {...rest} {...control} className={classNames(inputClass, className)} />}
    </Field>
  );
}
