import { type InputHTMLAttributes, useState } from 'react';
import { Field, type FieldText, inputClass } from './field.tsx';
import { Icon } from './icons.tsx';

interface PasswordInputProps extends FieldText, Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  showLabel: string;
  hideLabel: string;
}

export function PasswordInput({
  label,
  note,
  hint,
  error,
  showLabel,
  hideLabel,
  ...rest
}: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field error={error} hint={hint} label={label} note={note}>
      {(control) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...control}
            className={`${inputClass} pr-12`}
            type={isShown ? 'text' : 'password'}
          />
          <button
            aria-controls={control.id}
            aria-label={isShown ? hideLabel : showLabel}
            className="absolute inset-y-0.5 right-0.5 flex w-11 items-center justify-center rounded-md text-ink-soft hover:text-ink"
            onClick={() => setIsShown(!isShown)}
            type="button"
          >
            <Icon name={isShown ? 'eyeOff' : 'eye'} />
          </button>
        </div>
      )}
    </Field>
  );
}
