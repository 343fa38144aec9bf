import { spellMake } from '#vin/vehicle-make-name.ts';
import {
  type CatalogueIndex,
  type CatalogueMake,
  type CatalogueTrim,
  oldestYear,
  type YearsByKind,
} from './catalogue-index.ts';
import { onRoadKinds, popularMakes, popularMotorcycleMakes, type VehicleKind } from './catalogue-kinds.ts';
import { hasYear, listYears } from './catalogue-years.ts';

interface MakeChoice {
  /** vPIC's spelling; what the other questions take, though they take any spelling. */
  readonly key: string;
  /** As people write it. */
  readonly name: string;
}

interface Asked {
  /** All years where there is none. */
  readonly year?: number;
  /** On-road kinds where there are none. */
  readonly kinds?: readonly VehicleKind[];
}

/** What the year, make, model and trim pickers ask; each answer comes from memory. */
export interface Catalogue {
  /** Newest first. */
  readonly years: readonly number[];
  /** Popular makes first, then by alphabet. */
  listMakes(asked: Asked): MakeChoice[];
  listModels(asked: Asked & { readonly make: string }): string[];
  /** Empty where the data knows none for sure. */
  listTrims(asked: { year: number; make: string; model: string }): Pick<CatalogueTrim, 'name' | 'kind'>[];
}

export function openCatalogue(index: CatalogueIndex): Catalogue {
  const makes = new Map(index.makes.map((make) => [toPlain(make.key), make]));
  const choices = index.makes
    .map((make) => ({ make, choice: { key: make.key, name: spellMake(make.key) } }))
    .sort((a, b) => compareNames(a.choice.name, b.choice.name));
  const placesOf = findPlaces(choices.map(({ make }) => make));
  return {
    years: Array.from({ length: index.newestYear - oldestYear + 1 }, (_, at) => index.newestYear - at),
    listMakes({ year, kinds = onRoadKinds }) {
      const places = new Set(kinds.flatMap((kind) => placesOf.get(`${kind} ${year ?? 'all'}`) ?? []));
      const found = [...places].sort((a, b) => a - b).flatMap((place) => choices[place]?.choice ?? []);
      const areMotorcycles = kinds.every((kind) => kind === 'motorcycle');
      return popularFirst(found, areMotorcycles ? popularMotorcycleMakes : popularMakes);
    },
    listModels({ year, make, kinds = onRoadKinds }) {
      const models = makes.get(toPlain(make))?.models ?? [];
      return models.filter((model) => isMade(model.years, { year, kinds })).map(({ name }) => name);
    },
    listTrims({ year, make, model }) {
      const plain = toPlain(model);
      const found = makes.get(toPlain(make))?.models.find(({ name }) => toPlain(name) === plain);
      const trims = found?.trims.filter(({ years }) => hasYear(years, year)) ?? [];
      return trims.map(({ name, kind }) => ({ name, kind }));
    },
  };
}

/** The places of the makes that were on sale, by kind and year. */
function findPlaces(makes: readonly CatalogueMake[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [place, { models }] of makes.entries()) {
    for (const key of new Set(models.flatMap(({ years }) => listKindsAndYears(years)))) {
      const known = places.get(key);
      if (known) known.push(place);
      else places.set(key, [place]);
    }
  }
  return places;
}

const listKindsAndYears = (years: YearsByKind) =>
  Object.entries(years).flatMap(([kind, spans]) => [
    `${kind} all`,
    ...Array.from(listYears(spans), (year) => `${kind} ${year}`),
  ]);

const isMade = (years: YearsByKind, { year, kinds = [] }: Asked) =>
  kinds.some((kind) => (year === undefined ? years[kind] !== undefined : hasYear(years[kind], year)));

function popularFirst(choices: readonly MakeChoice[], popular: readonly string[]): MakeChoice[] {
  const byKey = new Map(choices.map((choice) => [choice.key, choice]));
  const first = popular.flatMap((key) => byKey.get(key) ?? []);
  return [...first, ...choices.filter(({ key }) => !popular.includes(key))];
}

/** So that 'Mercedes Benz', 'mercedes-benz' and 'MERCEDES-BENZ' are one. */
const toPlain = (name: string) => name.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

const { compare: compareNames } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
