import { codeRows } from './classic-format.ts';

/** GM body styles shared by its divisions; wagons and trucks differ by division and are left out where they do. */
export const gmBodies = codeRows({
  '07': '2-door coupe',
  '11': '2-door sedan',
  '15': '2-door station wagon',
  '17': '2-door hardtop coupe',
  '19': '4-door sedan',
  '35': '4-door station wagon, 2 seats',
  '37': '2-door hardtop coupe',
  '39': '4-door hardtop',
  '45': '4-door station wagon, 3 seats',
  '47': '2-door hardtop coupe',
  '57': '2-door hardtop coupe',
  '67': 'Convertible',
  '69': '4-door sedan',
  '80': 'Pickup',
  '87': '2-door coupe',
});

/** Letters that mean the same plant in every division that used them. */
export const gmPlants = codeRows({
  A: 'Atlanta, Georgia',
  B: 'Baltimore, Maryland',
  F: 'Flint, Michigan',
  G: 'Framingham, Massachusetts',
  J: 'Janesville, Wisconsin',
  K: 'Kansas City, Missouri',
  L: 'Van Nuys, California',
  N: 'Norwood, Ohio',
  R: 'Arlington, Texas',
  S: 'St. Louis, Missouri',
  T: 'Tarrytown, New York',
  U: 'Lordstown, Ohio',
  W: 'Willow Run, Michigan',
  Y: 'Wilmington, Delaware',
  Z: 'Fremont, California',
});

const divisions: Readonly<Record<string, string>> = {
  '1': 'Chevrolet',
  '2': 'Pontiac',
  '3': 'Oldsmobile',
  '4': 'Buick',
  '6': 'Cadillac',
};

export const makeOfDivision = (code: string | undefined) => divisions[code?.[0] ?? ''] ?? null;
