import type { ComponentProps } from 'react';
import { useFieldError } from '#web/call-form.tsx';
import { Select } from '#web/ui/select.tsx';

/** A list that shows what its `CallForm` knows to be wrong with it. */
export function FormSelect(props: ComponentProps<typeof Select> & { name: string }) {
  return <Select {...props} error={useFieldError(props.name)} />;
}
