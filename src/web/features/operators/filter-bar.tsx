import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';

interface FilterBarProps {
  onApply: (values: Record<string, string>) => void;
  /** Changes with the address, so that the fields show what is filtered by. */
  formKey: string;
  children: ReactNode;
}

export function FilterBar({ onApply, formKey, children }: FilterBarProps) {
  const { t } = useTranslation('console');
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onApply(Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>);
  };
  return (
    <search>
      <form
        className="mb-4 grid grid-cols-1 items-end gap-3 sm:grid-cols-2 lg:grid-cols-4"
        key={formKey}
        onSubmit={apply}
      >
        {children}
        <Button
          className="mb-1.5 min-h-12 w-full sm:w-auto sm:justify-self-start"
          look="secondary"
          type="submit"
        >
          {t('filter')}
        </Button>
      </form>
    </search>
  );
}
