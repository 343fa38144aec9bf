import { type ClassicFormat, codeRows, type ModelRow, modelRows } from './classic-format.ts';

const type = (code: string, model: string, years: readonly [number, number]): ModelRow[] =>
  modelRows({ make: 'Mercedes-Benz', certainty: 'likely', from: years[0], to: years[1] }, { [code]: model });

/** The number tells the type, not the year: a type's production span bounds it. */
export const mercedes1959: ClassicFormat = {
  id: 'mercedes-1959-1980',
  maker: 'Mercedes-Benz',
  layout: 'type (6), steering, transmission, serial (6)',
  source:
    'mbspares.com.au: understanding chassis numbers; cariffy.com: Mercedes-Benz chassis number; autoabra.com',
  from: 1959,
  to: 1980,
  pattern: /^(?<model>1\d{5})(?<steering>[12])(?<transmission>[0-2])(?<sequence>\d{6})$/,
  models: [
    ...type('111010', '220b', [1959, 1965]),
    ...type('111012', '220Sb', [1959, 1965]),
    ...type('111014', '220SEb', [1959, 1965]),
    ...type('113042', '230 SL', [1963, 1967]),
    ...type('113043', '250 SL', [1966, 1968]),
    ...type('113044', '280 SL', [1967, 1971]),
    ...type('109018', '300 SEL 6.3', [1967, 1972]),
    ...type('107044', '450 SL', [1971, 1980]),
    ...type('107024', '450 SLC', [1972, 1980]),
    ...type('116033', '450 SEL', [1972, 1980]),
    ...type('116036', '450 SEL 6.9', [1975, 1980]),
    ...type('123123', '240 D', [1976, 1980]),
    ...type('123130', '300 D', [1976, 1980]),
  ],
  codes: {
    steering: codeRows({ '1': 'Left-hand drive', '2': 'Right-hand drive' }),
    transmission: codeRows({ '0': 'Manual', '1': 'Hydraulic clutch', '2': 'Automatic' }),
  },
};
