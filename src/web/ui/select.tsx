import type { SelectHTMLAttributes } from 'react';
import { Field, type FieldText, inputClass } from './field.tsx';
import { Icon } from './icons.tsx';

interface SelectProps extends FieldText, SelectHTMLAttributes<HTMLSelectElement> {
  options: readonly (readonly [value: string, label: string])[];
  /** The first, empty choice. */
  placeholder?: string;
}

/** The browser's own list: on a phone nothing beats it. */
export function Select({ label, note, hint, error, options, placeholder, ...rest }: SelectProps) {
  return (
    <Field error={error} hint={hint} label={label} note={note}>
      {(control) => (
        <div className="relative">
          <select {...rest} {...control} className={`${inputClass} appearance-none pr-11`}>
            {placeholder ? <option value="">{placeholder}</option> : null}
            {options.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <Icon
            className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-soft"
            name="chevronDown"
          />
        </div>
      )}
    </Field>
  );
}
