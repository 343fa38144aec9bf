import type { ReplyOf } from '#contract/endpoint.ts';
import type { Language } from '#contract/problems.ts';
import type { decodeVin } from '#contract/vehicles.ts';
import { describeVinProblem } from '#contract/vin-words.ts';
import type { DecodedVehicle } from '#server/core/vehicles/decode-vehicle.ts';
import { toFlatValues } from '#vin/decode/flat-values.ts';
import { readVinField } from '#vin/read-vin-field.ts';
import { spellMake } from '#vin/vehicle-make-name.ts';
import { readVehicle } from '#vin/vehicle-model.ts';
import { nameVehicle } from '#vin/vehicle-name.ts';
import { listSpecs } from '#vin/vehicle-specs.ts';

/** The decode as callers see it; `no_prev_data` when the data knows nothing of this VIN. */
export function answerDecode(decoded: DecodedVehicle, language: Language): ReplyOf<typeof decodeVin> {
  const { vin, valid, errors, elements } = decoded;
  const [problem] = readVinField(vin).problems.filter(({ code }) => /^(too-|forbidden|strange)/.test(code));
  const isKnown = elements.Make !== undefined;
  return {
    status: problem ? 'error' : isKnown ? 'success' : 'no_prev_data',
    ...(problem && { message: 'Wrong VIN', detail: describeVinProblem(problem, vin, language) }),
    vin,
    valid,
    errors: [...errors],
    suggested_vin: decoded.suggestedVin,
    vehicle: isKnown && !problem ? describeVehicle(decoded) : null,
    specs: listSpecs(elements),
    elements,
    values: toFlatValues(decoded),
    sources: Object.fromEntries(
      Object.entries(decoded.sources).map(([name, { from, atMs }]) => [
        name,
        { from, ...(atMs !== undefined && { at: new Date(atMs).toISOString() }) },
      ]),
    ),
    patterns: decoded.items.map(({ name, value, source, keys }) => ({
      element: name,
      value,
      source,
      ...(keys !== undefined && { keys }),
    })),
    service: decoded.service,
  };
}

function describeVehicle({ vin, elements }: DecodedVehicle) {
  const make = spellMake(elements.Make ?? '');
  const payload = {
    vin,
    year: elements['Model Year'],
    make,
    model: elements.Model,
    series: elements.Series,
    trim: elements.Trim,
    vehicle_type: elements['Vehicle Type']?.toLowerCase(),
  };
  const vehicle = readVehicle(payload);
  return {
    vin,
    year: vehicle.year,
    make: vehicle.make,
    model: vehicle.model,
    series: vehicle.series,
    trim: vehicle.trim,
    vehicle_type: elements['Vehicle Type'] ?? null,
    isEurope: vehicle.isEurope,
    isMotorcycle: vehicle.isMotorcycle,
    name: nameVehicle(vehicle),
  };
}
