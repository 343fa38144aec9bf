const NOT_APPLICABLE = { attributeId: '0', value: 'Not Applicable' };
const LIGHTEST_CLASS = { attributeId: '10', value: 'Class 1A: 3,000 lb or less (1,360 kg or less)' };
const GVWR = 25;

/** Elements that vPIC calls not applicable, by vehicle type id, where no pattern says otherwise. */
const NOT_APPLICABLE_ELEMENTS: Record<number, number[]> = {
  1: [
    3, 4, 81, 87, 88, 101, 102, 103, 104, 105, 116, 117, 148, 149, 170, 171, 172, 173, 174, 175, 177, 178,
    179, 180, 183,
  ],
  2: [3, 4, 116, 117, 148, 149, 151, 152, 153],
  3: [116, 117, 148, 149, 151, 152, 153],
  5: [3, 4, 116, 117, 151, 152, 153],
  6: [
    2, 3, 4, 15, 23, 24, 36, 37, 55, 56, 62, 64, 65, 66, 67, 69, 72, 78, 79, 81, 86, 87, 88, 99, 100, 101,
    102, 103, 104, 105, 107, 122, 126, 127, 135, 148, 149, 151, 152, 153, 168, 170, 171, 172, 173, 174, 175,
    176, 177, 178, 179, 180, 183,
  ],
  7: [116, 117, 148, 149, 151, 152, 153],
  9: [
    3, 4, 81, 87, 88, 101, 102, 103, 104, 105, 116, 117, 148, 149, 151, 152, 153, 168, 170, 171, 172, 173,
    174, 175, 177, 178, 179, 180, 183,
  ],
  10: [116, 117, 151, 152, 153],
  13: [
    3, 4, 81, 87, 88, 101, 102, 103, 104, 105, 116, 117, 148, 149, 170, 171, 172, 173, 174, 175, 177, 178,
    179, 180, 183,
  ],
};

/** Motorcycles and low-speed vehicles are in the lightest weight class unless a pattern says otherwise. */
const LIGHT_VEHICLE_TYPES = [1, 9];

/** vPIC's defaults of 2026-08, for data files that come without the table. */
export function listDefaultValues(): Record<
  string,
  [elementId: number, attributeId: string, value: string][]
> {
  return Object.fromEntries(
    Object.entries(NOT_APPLICABLE_ELEMENTS).map(([vehicleTypeId, elementIds]) => {
      const light = LIGHT_VEHICLE_TYPES.includes(Number(vehicleTypeId)) ? [GVWR] : [];
      return [
        vehicleTypeId,
        [...elementIds, ...light].map((elementId) => {
          const { attributeId, value } = elementId === GVWR ? LIGHTEST_CLASS : NOT_APPLICABLE;
          return [elementId, attributeId, value];
        }),
      ];
    }),
  );
}
