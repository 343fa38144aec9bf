import { type RecentVehicle, readStored, writeStored } from '#web/storage.ts';

const longestList = 8;

/** The list with `vehicle` in front; a number stands in it once. */
export const addRecent = (list: readonly RecentVehicle[], vehicle: RecentVehicle): RecentVehicle[] =>
  [vehicle, ...list.filter(({ vin }) => vin !== vehicle.vin)].slice(0, longestList);

export const readRecentVehicles = () => readStored('recent_vehicles');

export function rememberVehicle(vehicle: RecentVehicle) {
  writeStored('recent_vehicles', addRecent(readRecentVehicles(), vehicle));
}

export function forgetRecentVehicles() {
  writeStored('recent_vehicles', []);
}
