import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Select } from '#web/ui/select.tsx';
import { operatorQuery } from './use-console.ts';

/** Which site a list is about; all of them when none is chosen. */
export function SiteFilter({ value }: { value: string }) {
  const { t } = useTranslation('console');
  const { data } = useQuery(operatorQuery());
  const options = (data?.sites ?? []).map(({ id, name }) => [String(id), name] as const);
  return (
    // The sites may arrive after the filter of the address.
    <Select
      defaultValue={value}
      key={options.length}
      label={t('site.one')}
      name="site"
      options={options}
      placeholder={t('allSites')}
    />
  );
}
