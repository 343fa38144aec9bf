/** vPIC's codes that the offline data can decide, with the weight they have when two model years compete. */
export const ERROR_CODES: Record<number, { text: string; weight: number }> = {
  0: { text: '0 - VIN decoded clean. Check Digit (9th position) is correct', weight: 0 },
  1: { text: '1 - Check Digit (9th position) does not calculate properly', weight: -5 },
  6: { text: '6 - Incomplete VIN', weight: -10 },
  7: {
    text: '7 - Manufacturer is not registered with NHTSA for sale or importation in the U.S. for use on U.S roads; Please contact the manufacturer directly for more information',
    weight: -10000,
  },
  8: { text: '8 - No detailed data available currently', weight: -1000 },
  9: {
    text: '9 - Glider Warning - A "Glider" is not a "motor vehicle", as defined in 49 U.S.C. 30102(a)(6), and cannot be assigned a VIN that meets 49 CFR Part 565 requirements',
    weight: 0,
  },
  10: {
    text: '10 - Off-Road Vehicle Warning – This is not a Vehicle Identification Number (VIN) for a motor vehicle. This indicates that the manufacturer did not certify this product as complying with the Federal Motor Vehicle Safety Standards that are applicable to motor vehicles as defined in 49 U.S.C. 30102.',
    weight: 0,
  },
  11: {
    text: '11 - Incorrect Model Year - Position 10 does not match valid model year codes (I, O, Q, U, Z, 0). Decoded data may not be accurate.',
    weight: -20,
  },
  12: {
    text: '12 - Model Year Warning - Model Year entered for decoding with VIN does not match the model year based on the 10th position in VIN.',
    weight: -20,
  },
  400: { text: '400 - Invalid Characters Present', weight: -40 },
};

export const OFF_ROAD_NOTE =
  ' NOTE: Disregard if this is an off-road vehicle PIN, as check digit calculation may not be accurate.';
export const CHECK_DIGIT_EXCEPTION_NOTE =
  ' NOTE: Check Digit Exception - The check digit was given an exception based on data from the OEM indicating an error on production.';
export const INCOMPLETE_VEHICLE_NOTE =
  'Incomplete Vehicle Warning - Please be advised that the vehicle may have been altered and may not be an accurate representation of the vehicle in its current condition.';
export const OPEN_YEAR_NOTE =
  'The Model Year decoded for this VIN may be incorrect. If you know the Model year, please enter it and decode again to get more accurate information.';

/** Body class ids that vPIC calls incomplete. */
export const INCOMPLETE_BODY_CLASSES = new Set(
  [62, 63, 64, 65, 67, 70, 71, 72, 74, 75, 76, 77, 78, 107, 112, 116].map(String),
);
/** Body class ids of vehicles that are not for the road. */
export const OFF_ROAD_BODY_CLASSES = new Set([69, 84, 86, 88, 97, 105, 113, 124, 126, 127].map(String));
export const GLIDER_BODY_CLASS = '64';

export const MAX_TEXT_LENGTH = 500;

/** Our own findings, beyond vPIC's codes; they never enter the element 'Error Code'. */
export const TOO_LONG_CODE = 900;
export const NOT_PLAUSIBLE_CODE = 901;
