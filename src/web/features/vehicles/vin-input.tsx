import type { Ref } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { type FieldControl, inputClass } from '#web/ui/field.tsx';
import { cleanTyped } from './clean-typed.ts';

interface VinInputProps extends FieldControl {
  value: string;
  onChange: (text: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** Raises letters and drops spaces while typing, and leaves the caret where the person has it. */
export function VinInput({ value, onChange, ref, ...control }: VinInputProps) {
  const take = (element: HTMLInputElement) => {
    const { text, caret } = cleanTyped(element.value, element.selectionStart ?? element.value.length);
    // Before React writes the value, which would send the caret to the end.
    element.value = text;
    element.setSelectionRange(caret, caret);
    onChange(text);
  };
  return (
    <input
      {...control}
      autoCapitalize="characters"
      autoComplete="off"
      autoCorrect="off"
      className={classNames(inputClass, 'font-mono uppercase tabular-nums tracking-wider')}
      enterKeyHint="search"
      name="vin"
      // Without the caret: setting it would bring the focus back in Safari.
      onBlur={(event) => onChange(cleanTyped(event.currentTarget.value, 0).text)}
      onChange={(event) => {
        // A keyboard that is still composing a word must not have it changed under its hands.
        if ((event.nativeEvent as InputEvent).isComposing) onChange(event.currentTarget.value);
        else take(event.currentTarget);
      }}
      onCompositionEnd={(event) => take(event.currentTarget)}
      ref={ref}
      spellCheck={false}
      type="text"
      value={value}
    />
  );
}
