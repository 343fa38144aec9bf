import type { InputOf, ReplyOf } from '#contract/endpoint.ts';
import type { classicDecode } from '#contract/vehicles.ts';
import { describeClassic } from '#vin/classic/classic-mapping.ts';
import { decodeClassic } from '#vin/classic/decode-classic.ts';

/** Every reading of a classic VIN; year and make narrow them, and never invent one. */
export function answerClassic({
  vin,
  year,
  make,
}: InputOf<typeof classicDecode>): ReplyOf<typeof classicDecode> {
  const described = describeClassic(
    decodeClassic(vin, { ...(year !== undefined && { year }), ...(make !== undefined && { make }) }),
  );
  return {
    status: described.found || described.plain_serial ? 'success' : 'error',
    ...(!described.found && !described.plain_serial && { message: 'Wrong VIN' }),
    data: {
      vin: described.vin,
      found: described.found,
      plain_serial: described.plain_serial,
      ambiguous: described.ambiguous.map(({ field, alternatives }) => ({ field, alternatives })),
      readings: described.readings.map(({ formatId, ...reading }) => ({ format: formatId, ...reading })),
    },
  };
}
