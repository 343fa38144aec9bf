import { amc1968 } from './amc-1968-1980.ts';
import { chevrolet1960 } from './chevrolet-1960-1964.ts';
import type { ClassicFormat } from './classic-format.ts';
import { corvette1953 } from './corvette-1953-1959.ts';
import { ford1960 } from './ford-1960-1980.ts';
import { gm1965 } from './gm-1965-1971.ts';
import { gm1972 } from './gm-1972-1980.ts';
import { mercedes1959 } from './mercedes-1959-1980.ts';
import { mopar1966 } from './mopar-1966-1980.ts';
import { porsche1964, porsche1968, porsche1969, porsche1970, porsche1980 } from './porsche-1964-1980.ts';
import { volkswagen1965, volkswagen1970 } from './volkswagen-1965-1979.ts';

/** A new marque is a new file and a line here. */
export const classicFormats: readonly ClassicFormat[] = [
  corvette1953,
  chevrolet1960,
  gm1965,
  gm1972,
  ford1960,
  mopar1966,
  amc1968,
  volkswagen1965,
  volkswagen1970,
  porsche1964,
  porsche1968,
  porsche1969,
  porsche1970,
  porsche1980,
  mercedes1959,
];
