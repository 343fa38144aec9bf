import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { forgetRecentVehicles, readRecentVehicles } from './recent-vehicles.ts';
import { writeVinSearch } from './vin-search.ts';

interface RecentListProps {
  /** The page that shows a vehicle; this one where it is left out. */
  page?: string;
  /** Said where nothing was looked up yet. */
  emptyText?: string;
}

export function RecentList({ page = '', emptyText }: RecentListProps) {
  const { t } = useTranslation('vehicles');
  const [isCleared, setIsCleared] = useState(false);
  const vehicles = isCleared ? [] : readRecentVehicles();
  if (vehicles.length === 0) return emptyText ? <p className="text-ink-soft">{emptyText}</p> : null;
  return (
    <section aria-label={t('recent.title')}>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 className="font-semibold">{t('recent.title')}</h3>
        <Button
          className="-mr-4"
          look="quiet"
          onClick={() => {
            forgetRecentVehicles();
            setIsCleared(true);
          }}
        >
          {t('recent.clear')}
        </Button>
      </div>
      <ul className="divide-y divide-line border-line border-y">
        {vehicles.map(({ vin, name, isEurope = false }) => (
          <li key={vin}>
            <Link
              className="-mx-2 flex min-h-11 flex-wrap items-baseline gap-x-4 rounded-lg px-2 py-2.5 hover:bg-primary-soft"
              to={{ pathname: page, search: writeVinSearch({ vin, isEurope }) }}
            >
              {name ? <span className="font-medium text-primary-strong">{name}</span> : null}
              <span
                className={`font-mono tabular-nums ${name ? 'text-ink-soft text-small' : 'text-primary-strong'}`}
              >
                {vin}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-ink-soft text-small">{t('recent.kept')}</p>
    </section>
  );
}
