import { isClassicYear } from './vehicle-kind.ts';
import type { Vehicle } from './vehicle-model.ts';

/** Below the site's own path; null where the make is unknown. The name is safe in a URL, whatever the make says. */
export function logoPath({ make, year }: Pick<Vehicle, 'make' | 'year'>): string | null {
  const name = make?.trim().toLowerCase().replace(/\s+/g, '-').toWellFormed();
  if (!name) return null;
  return `${isClassicYear(year) ? 'logos/classic' : 'logos'}/${encodeURIComponent(name)}.png`;
}
