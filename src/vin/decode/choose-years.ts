import { readYearCode } from '#vin/model-year.ts';
import { isLightVehicle } from './light-vehicle.ts';
import type { PackedWmi } from './vpic-records.ts';

/** The model years to try; `other` is set where the rules leave two cycles open. */
export type YearChoice = {
  main: number | null;
  other: number | null;
  isCertain: boolean;
  latestYear: number;
};

export function chooseYears(vin: string, wmi: PackedWmi | undefined, nowMs: number): YearChoice {
  const latestYear = yearOf(nowMs) + 2;
  const code = readYearCode(vin[9] ?? '');
  if (code === null) return { main: null, other: null, isCertain: true, latestYear };
  let year = code;
  let isCertain = false;
  if (wmi && isLightVehicle(wmi)) {
    const seventh = vin[6] ?? '';
    const isDigit = seventh >= '0' && seventh <= '9';
    if (isDigit) year -= 30;
    isCertain = isDigit || (seventh >= 'A' && seventh <= 'Z');
  }
  if (year > latestYear) {
    year -= 30;
    isCertain = true;
  }
  if (!isCertain) return { main: year, other: year - 30, isCertain, latestYear };
  const other = otherCycle(year, latestYear);
  if (wmi && other !== null && !coversYear(wmi, year) && coversYear(wmi, other)) year = other;
  return { main: year, other: null, isCertain, latestYear };
}

let dayKnown = -1;
let yearKnown = 0;

/** The year changes once a year; a date object for every decode would be a tenth of its time. */
function yearOf(nowMs: number): number {
  const day = Math.floor(nowMs / 86_400_000);
  if (day !== dayKnown) {
    dayKnown = day;
    yearKnown = new Date(nowMs).getUTCFullYear();
  }
  return yearKnown;
}

function otherCycle(year: number, latestYear: number): number | null {
  if (year >= 1980 && year <= latestYear - 30) return year + 30;
  if (year >= 2010 && year <= latestYear) return year - 30;
  return null;
}

function coversYear(wmi: PackedWmi, year: number): boolean {
  return wmi.links.some(([, from, to]) => year >= from && (to === null || year <= to));
}
