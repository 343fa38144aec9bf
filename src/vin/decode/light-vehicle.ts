import type { PackedWmi } from './vpic-records.ts';

const PASSENGER_CAR = 2;
const MULTIPURPOSE = 7;
const TRUCK = 3;
const LIGHT_TRUCK = 1;

/** Cars, multipurpose vehicles and light trucks follow the rules for position 7 and a numeric tail. */
export function isLightVehicle({ vehicleTypeId, truckTypeId }: PackedWmi): boolean {
  if (vehicleTypeId === PASSENGER_CAR || vehicleTypeId === MULTIPURPOSE) return true;
  return vehicleTypeId === TRUCK && truckTypeId === LIGHT_TRUCK;
}
