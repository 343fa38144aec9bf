import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { RecentList } from './recent-list.tsx';
import { VinField } from './vin-field.tsx';
import { writeVinSearch } from './vin-search.ts';

const nothing = { vin: '', isEurope: false };
const resultPage = '/vin-check';

/** The one field to start, on a page that shows no vehicle itself. */
export function VinStart() {
  const { t } = useTranslation('vehicles');
  const navigate = useNavigate();
  return (
    <div className="flex flex-col gap-6">
      <VinField
        current={nothing}
        onLookUp={(search) => navigate({ pathname: resultPage, search: writeVinSearch(search) })}
      />
      <RecentList emptyText={t('recent.empty')} page={resultPage} />
    </div>
  );
}
