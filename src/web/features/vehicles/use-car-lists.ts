import { useQuery } from '@tanstack/react-query';
import { stickerMakes, stickerModels, stickerTrims, stickerYears } from '#contract/vehicles.ts';
import { call } from '#web/api.ts';
import { cachedData } from '#web/query-client.ts';
import type { CarChoice } from './car-choice.ts';

const list = { ...cachedData, staleTime: cachedData.gcTime } as const;

/** The four lists of the picker; each is asked for once the one before it is chosen. */
export function useCarLists({ year: yearText, make, model }: CarChoice) {
  const year = Number(yearText);
  const years = useQuery({
    ...list,
    queryKey: ['car-years'],
    queryFn: async ({ signal }) => (await call(stickerYears, {}, { signal })).data.map(String),
  });
  const makes = useQuery({
    ...list,
    queryKey: ['car-makes', year],
    queryFn: async ({ signal }) =>
      (await call(stickerMakes, { year }, { signal })).data.map(({ name }) => name),
    enabled: year > 0,
  });
  const models = useQuery({
    ...list,
    queryKey: ['car-models', year, make],
    queryFn: async ({ signal }) => (await call(stickerModels, { year, make }, { signal })).data,
    enabled: year > 0 && make !== '',
  });
  const trims = useQuery({
    ...list,
    queryKey: ['car-trims', year, make, model],
    queryFn: async ({ signal }) =>
      (await call(stickerTrims, { year, make, model }, { signal })).data.map(({ name }) => name),
    enabled: year > 0 && make !== '' && model !== '',
  });
  return { year: years, make: makes, model: models, trim: trims };
}
