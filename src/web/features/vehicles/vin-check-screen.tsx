import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { normalizeVin } from '#vin/normalize-vin.ts';
import { kindOfVin } from '#vin/vin-kind.ts';
import { useSite } from '#web/site.tsx';
import { Card } from '#web/ui/page-layout.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { useTitle } from '#web/use-title.ts';
import { RecentList } from './recent-list.tsx';
import { ResultSkeleton } from './result-states.tsx';
import { VinField } from './vin-field.tsx';
import { VinResult } from './vin-result.tsx';
import { readVinSearch, writeVinSearch } from './vin-search.ts';

/** Most people come with a VIN of 17 characters, and need neither. */
const CarPicker = lazy(async () => ({ default: (await import('./car-picker.tsx')).CarPicker }));
const ClassicResult = lazy(async () => ({ default: (await import('./classic-result.tsx')).ClassicResult }));

export type VinCheckPage = 'vin-check' | 'free-vin-check' | 'verificar-vin-gratis';

/** One page for looking up a vehicle and for what was found; all of it stands in the address. */
export function VinCheckScreen({ page }: { page: VinCheckPage }) {
  const { t } = useTranslation('vehicles');
  const [params, setParams] = useSearchParams();
  const way = params.get('by') === 'car' ? 'car' : 'vin';
  const title = t(`pages.${page}.title`);
  useTitle(title, useSite().name);
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h1 className="text-balance font-bold text-title">{title}</h1>
        <p className="mt-1 max-w-prose text-pretty text-ink-soft">{t(`pages.${page}.lead`)}</p>
      </div>
      <Tabs
        label={t('ways.label')}
        onChange={(next) => setParams(next === 'car' ? { by: 'car' } : {})}
        tabs={[
          { key: 'vin', title: t('ways.vin'), content: <ByVin /> },
          {
            key: 'car',
            title: t('ways.car'),
            content: (
              <LazyPart>
                <CarPicker />
              </LazyPart>
            ),
          },
        ]}
        value={way}
      />
    </div>
  );
}

function LazyPart({ children }: { children: ReactNode }) {
  const { t } = useTranslation('vehicles');
  return <Suspense fallback={<ResultSkeleton label={t('car.loading')} />}>{children}</Suspense>;
}

function ByVin() {
  const [params, setParams] = useSearchParams();
  const search = readVinSearch(params);
  const vin = normalizeVin(search.vin).vin;
  const kind = kindOfVin(vin);
  return (
    <div className="flex flex-col gap-8">
      <Card>
        <div className="flex flex-col gap-6">
          <VinField
            current={{ vin, isEurope: search.isEurope }}
            onLookUp={(next) => setParams(writeVinSearch(next))}
          />
          {kind === 'empty' ? <RecentList /> : null}
        </div>
      </Card>
      {kind === 'classic' ? (
        <LazyPart>
          <ClassicResult key={vin} vin={vin} />
        </LazyPart>
      ) : null}
      {kind === 'standard' || kind === 'wrong-length' ? (
        <VinResult isEurope={search.isEurope} key={vin} vin={vin} />
      ) : null}
    </div>
  );
}
