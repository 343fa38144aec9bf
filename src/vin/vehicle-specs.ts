import { type PayloadFields, readPayload, readText } from './vehicle-payload.ts';

export interface VehicleSpec {
  readonly label: string;
  readonly value: string;
}

/** Label → the fields that may hold it, best first; a field with a unit has it written after a bare number. */
const specs: readonly (readonly [string, readonly (string | readonly [string, string])[]])[] = [
  ['Trim', ['trim', 'trim_level']],
  ['Engine Type', ['engine_type', 'engine', 'engine_description', 'EngineConfiguration', 'EngineModel']],
  [
    'Engine Size',
    [
      'engine_size',
      'displacement',
      ['DisplacementL', 'L'],
      ['DisplacementCC', 'cc'],
      ['DisplacementCI', 'cu in'],
    ],
  ],
  ['Transmission', ['transmission', 'transmission_type', 'TransmissionStyle']],
  ['Drive Type', ['drive_type', 'drive', 'drivetrain', 'drive_train']],
  ['Body Type', ['body_type', 'body_style', 'body', 'BodyClass']],
  ['Fuel Type', ['fuel_type', 'fuel', 'FuelTypePrimary']],
  ['Doors', ['doors', 'no_doors', 'number_of_doors']],
  ['Standard Seating', ['standard_seating', 'seating', 'seats', 'number_of_seats', 'passengers']],
  ['Horsepower', ['horsepower', 'hp', 'max_horsepower', 'EngineHP', 'Engine Brake (hp) From']],
  ['Torque', ['torque', 'max_torque']],
];

/** The eleven labels in their order, each only where the payload knows it; vPIC's names count too. */
export function listSpecs(payload: unknown): VehicleSpec[] {
  const fields = readPayload(payload);
  return specs.flatMap(([label, names]) => {
    for (const name of names) {
      const value = readSpec(fields, name);
      if (value !== null) return [{ label, value }];
    }
    return [];
  });
}

function readSpec(fields: PayloadFields, name: string | readonly [string, string]): string | null {
  if (typeof name === 'string') return readText(fields, name);
  const value = readText(fields, name[0]);
  if (value === null || !/^\d+(\.\d+)?$/.test(value)) return value;
  // vPIC converts between units and leaves nine decimals behind.
  return `${Number(value).toFixed(name[1] === 'L' ? 1 : 0)} ${name[1]}`;
}
