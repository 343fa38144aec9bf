import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { classicDecode } from '#contract/vehicles.ts';
import { call } from '#web/api.ts';
import { ClassicNothing } from './classic-nothing.tsx';
import { ClassicReadings, PlainSerial } from './classic-readings.tsx';
import { type ClassicHints, readClassicHints, sayHints } from './classic-search.ts';
import { nameReading } from './name-reading.ts';
import { rememberVehicle } from './recent-vehicles.ts';
import { ResultFailure, ResultOffline, ResultSkeleton } from './result-states.tsx';

/** What a number of 14 characters or fewer can stand for; `?year=` and `?make=` narrow it. */
export function ClassicResult({ vin }: { vin: string }) {
  const { t } = useTranslation('vehicles');
  const [params, setParams] = useSearchParams();
  const hints = readClassicHints(params);
  const { data, error, isPaused, isFetching, refetch } = useQuery({
    queryKey: ['classic', vin, hints.year, hints.make],
    queryFn: ({ signal }) => call(classicDecode, { vin, ...hints }, { signal }),
    staleTime: Infinity,
  });
  const answer = data?.data;
  const [only, another] = answer?.readings ?? [];
  const name = only && !another ? nameReading(only, t('classic.unknownModel')) : '';
  const isFound = answer?.found ?? false;
  useEffect(() => {
    if (isFound) rememberVehicle({ vin, name });
  }, [isFound, vin, name]);

  const paramsFor = ({ year, make }: ClassicHints) =>
    new URLSearchParams({ vin, ...(year && { year }), ...(make && { make }) });
  const searchFor = (next: ClassicHints) => `?${paramsFor(next)}`;
  const shared = { hints, searchFor, onNarrow: (next: ClassicHints) => setParams(paramsFor(next)) };
  const key = sayHints(hints);
  if (answer?.found) return <ClassicReadings {...shared} answer={answer} key={key} />;
  if (answer?.plain_serial) return <PlainSerial {...shared} answer={answer} key={key} />;
  if (answer) return <ClassicNothing hinted={key} search={searchFor({ year: '', make: '' })} vin={vin} />;
  if (error) return <ResultFailure isBusy={isFetching} onRetry={refetch} problem={error} />;
  if (isPaused) return <ResultOffline />;
  return <ResultSkeleton label={t('classic.loading', { vin })} />;
}
