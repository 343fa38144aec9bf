import { expect, test } from 'vitest';
import { readVehicleKind } from './catalogue-kinds.ts';

test.each([
  ['motorcycle', 'motorcycle'],
  ['PASSENGER CAR', 'car'],
  ['car', 'car'],
  [' SUV ', 'mpv'],
  ['MULTIPURPOSE PASSENGER VEHICLE (MPV)', 'mpv'],
  ['TRUCK', 'truck'],
  ['LOW SPEED VEHICLE (LSV)', 'low-speed'],
  ['INCOMPLETE VEHICLE', 'incomplete'],
  ['OFF ROAD VEHICLE', 'off-road'],
  ['boat', null],
  ['', null],
])('%s asks for %s', (text, kind) => {
  expect(readVehicleKind(text)).toBe(kind);
});
