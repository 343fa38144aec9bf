import type { ClassicFormat } from './classic-format.ts';
import { gm1965Models } from './gm-1965-1971-models.ts';
import { gmBodies, gmPlants, makeOfDivision } from './gm-codes.ts';

/** Cadillac used another layout in these years and is not read. */
export const gm1965: ClassicFormat = {
  id: 'gm-1965-1971',
  maker: 'General Motors',
  layout: 'division, series (2), body (2), year, plant, sequence (6)',
  source:
    'calgaryfirebirdclub.com: VIN decoding; nastyz28.com: VIN format 1967-1971; toronado.org: VIN and body plate; corvettec3decoder.com: VIN 1968-1971',
  from: 1965,
  to: 1971,
  pattern: /^(?<model>[1-4]\d\d)(?<body>\d\d)(?<year>[156789]|0)(?<plant>[A-Z12])(?<sequence>\d{6})$/,
  models: gm1965Models,
  codes: { body: gmBodies, plant: gmPlants },
  makeOf: ({ model }) => makeOfDivision(model),
};
