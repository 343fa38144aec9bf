import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { decodeVin } from '#contract/vehicles.ts';
import { call } from '#web/api.ts';
import { currentLanguage } from '#web/language.ts';
import { DecodedVehicle, nameDecoded } from './decoded-vehicle.tsx';
import { rememberVehicle } from './recent-vehicles.ts';
import { ResultFailure, ResultOffline, ResultSkeleton } from './result-states.tsx';
import { UnknownVehicle } from './unknown-vehicle.tsx';
import type { VinSearch } from './vin-search.ts';
import { WrongVin } from './wrong-vin.tsx';

/** What the server knows about a VIN of 17 characters. */
export function VinResult({ vin, isEurope }: VinSearch) {
  const { t } = useTranslation('vehicles');
  const { data, error, isPaused, isFetching, refetch } = useQuery({
    queryKey: ['decode', vin, currentLanguage()],
    queryFn: ({ signal }) => call(decodeVin, { vin, year: undefined }, { signal }),
    staleTime: Infinity,
  });
  const name = data && nameDecoded(data, isEurope);
  const isKept = data !== undefined && data.status !== 'error';
  useEffect(() => {
    if (isKept) rememberVehicle({ vin, name: name ?? '', isEurope });
  }, [isKept, vin, name, isEurope]);
  if (data?.status === 'error') return <WrongVin detail={data.detail ?? ''} vin={data.vin} />;
  if (data?.status === 'no_prev_data') return <UnknownVehicle vin={data.vin} />;
  if (data) return <DecodedVehicle decoded={data} isEurope={isEurope} />;
  if (error) return <ResultFailure isBusy={isFetching} onRetry={refetch} problem={error} />;
  if (isPaused) return <ResultOffline />;
  return <ResultSkeleton label={t('result.loading', { vin })} />;
}
