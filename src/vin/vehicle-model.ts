import { isEuropeanPayload, isMotorcyclePayload } from './vehicle-kind.ts';
import { isSayable, readPayload, readText } from './vehicle-payload.ts';

/** The vehicle as every screen knows it, under the specification's own names. */
export interface Vehicle {
  readonly vin: string | null;
  readonly year: number | null;
  readonly make: string | null;
  readonly model: string | null;
  readonly model_id: string | null;
  readonly model_name: string | null;
  readonly series: string | null;
  readonly trim: string | null;
  readonly source: string | null;
  readonly auction: unknown;
  readonly created: string | null;
  /** The owner: a user's id, or the token where only that was sent. */
  readonly user_id: string | null;
  readonly isEurope: boolean;
  readonly isMotorcycle: boolean;
  /** The payload's own `data`, or the whole payload where it has none. */
  readonly data: unknown;
}

/** Builds the vehicle from whatever shape a server answers with; what is missing is null, never guessed. */
export function readVehicle(payload: unknown): Vehicle {
  const fields = readPayload(payload);
  const auction = fields.get('auction');
  return {
    vin: readText(fields, 'vin', 'vin_number')?.toUpperCase() ?? null,
    year: toYear(readText(fields, 'year', 'model_year')),
    make: readText(fields, 'make', 'make_name'),
    model: readText(fields, 'model', 'model_name'),
    model_id: readText(fields, 'model_id'),
    model_name: readText(fields, 'model_name', 'model'),
    series: readText(fields, 'series'),
    trim: readText(fields, 'trim'),
    source: readText(fields, 'source'),
    auction: isSayable(auction) || typeof auction === 'object' ? auction : null,
    created: readText(fields, 'created', 'created_at', 'created_on'),
    user_id: readText(fields, 'user_id', 'token'),
    isEurope: isEuropeanPayload(fields),
    isMotorcycle: isMotorcyclePayload(fields),
    data: fields.get('data') ?? payload ?? null,
  };
}

function toYear(text: string | null): number | null {
  const year = /^(\d{4})(\.0+)?$/.exec(text ?? '')?.[1];
  return year && Number(year) >= 1880 && Number(year) < 2100 ? Number(year) : null;
}
