import { isClassicYear } from './vehicle-kind.ts';
import type { Vehicle } from './vehicle-model.ts';

type Named = Pick<Vehicle, 'year' | 'make' | 'model' | 'series' | 'isEurope'>;

/** A classic goes by its series; a European vehicle goes without its year. */
export function nameVehicle({ year, make, model, series, isEurope }: Named): string {
  const name = isClassicYear(year) ? (series ?? model) : model;
  const parts = isEurope ? [make, name] : [year, make, name];
  return parts.filter((part) => part !== null && part !== '').join(' ');
}
