/** vPIC's vehicle types under our own words. */
const vehicleKinds = {
  motorcycle: 1,
  car: 2,
  truck: 3,
  bus: 5,
  trailer: 6,
  mpv: 7,
  'low-speed': 9,
  incomplete: 10,
  'off-road': 13,
} as const;

export type VehicleKind = keyof typeof vehicleKinds;

export const kindOfId = new Map<number, VehicleKind>(
  Object.entries(vehicleKinds).map(([kind, id]) => [id, kind as VehicleKind]),
);

/** A kind in the caller's words or in vPIC's; null where it is neither. */
export function readVehicleKind(text: string): VehicleKind | null {
  const word = text.trim().toLowerCase();
  const named = kindWords.find(([, pattern]) => pattern.test(word));
  return named?.[0] ?? null;
}

const kindWords: readonly (readonly [VehicleKind, RegExp])[] = [
  ['motorcycle', /^motor ?(cycle|bike)s?$/],
  ['mpv', /^(mpv|suv|van|multipurpose passenger vehicle( \(mpv\))?)$/],
  ['car', /^(car|passenger ?(car)?)$/],
  ['truck', /^(truck|pickup)$/],
  ['bus', /^bus$/],
  ['trailer', /^trailer$/],
  ['low-speed', /^(low[- ]speed|lsv|low speed vehicle( \(lsv\))?)$/],
  ['incomplete', /^incomplete( vehicle)?$/],
  ['off-road', /^off[- ]road( vehicle)?$/],
];

/** What a picker offers unless asked for more. */
export const onRoadKinds: readonly VehicleKind[] = ['car', 'mpv', 'truck', 'motorcycle'];

/** Shown first: makes by new-car sales in the US, then those most often asked for used. */
export const popularMakes: readonly string[] = [
  'TOYOTA',
  'FORD',
  'CHEVROLET',
  'HONDA',
  'NISSAN',
  'HYUNDAI',
  'KIA',
  'JEEP',
  'SUBARU',
  'GMC',
  'RAM',
  'TESLA',
  'MAZDA',
  'VOLKSWAGEN',
  'BMW',
  'MERCEDES-BENZ',
  'LEXUS',
  'AUDI',
  'DODGE',
  'BUICK',
  'CADILLAC',
  'ACURA',
  'CHRYSLER',
  'VOLVO',
  'INFINITI',
  'LINCOLN',
];

/** Shown first where only motorcycles are asked for. */
export const popularMotorcycleMakes: readonly string[] = [
  'HARLEY-DAVIDSON',
  'HONDA',
  'YAMAHA',
  'KAWASAKI',
  'SUZUKI',
  'BMW',
  'DUCATI',
  'KTM',
  'TRIUMPH',
  'INDIAN',
];
