import type { ComponentProps } from 'react';
import { useFieldError } from './call-form.tsx';
import { PasswordInput } from './ui/password-input.tsx';
import { TextArea } from './ui/text-area.tsx';
import { TextInput } from './ui/text-input.tsx';

/** A text input that shows what its `CallForm` knows to be wrong with it. */
export function FormText(props: ComponentProps<typeof TextInput> & { name: string }) {
  return <TextInput {...props} error={useFieldError(props.name)} />;
}

export function FormPassword(props: ComponentProps<typeof PasswordInput> & { name: string }) {
  return <PasswordInput {...props} error={useFieldError(props.name)} />;
}

export function FormTextArea(props: ComponentProps<typeof TextArea> & { name: string }) {
  return <TextArea {...props} error={useFieldError(props.name)} />;
}
