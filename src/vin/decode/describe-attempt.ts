import { isPlausibleVin } from '#vin/plausible-vin.ts';
import type { DecodePass } from './decode-pass.ts';
import type { DecodedItem, DecodedVin } from './decoded-vin.ts';
import { MAX_TEXT_LENGTH } from './error-codes.ts';
import { explainFurther, type Judgement, listErrors, markIllegal } from './judge-vin.ts';
import type { WmiPlan } from './wmi-plan.ts';

const VIN_IS_WRONG = new Set([1, 6, 11, 400]);
const MAKE = 26;
const MODEL = 28;

export type Attempt = {
  year: number | null;
  isYearCertain: boolean;
  pass: DecodePass;
  judgement: Judgement;
  bodyClass: DecodedItem | undefined;
};

/** The answer for the attempt that won, with vPIC's own remarks as elements of their own. */
export function describeAttempt(vin: string, plan: WmiPlan | undefined, attempt: Attempt): DecodedVin {
  const { pass, judgement, year, isYearCertain, bodyClass } = attempt;
  const vehicleTypeId = plan?.record.vehicleTypeId;
  const errors = listErrors(judgement);
  const suggestedVin = markIllegal(vin, judgement.illegal);
  const { items } = pass;
  const answer: DecodedVin = {
    vin,
    valid: !judgement.codes.some((code) => VIN_IS_WRONG.has(code)) && isPlausibleVin(vin),
    modelYear: plan ? year : null,
    isYearCertain,
    manufacturerId: plan?.record.manufacturerId,
    errors,
    suggestedVin,
    items: [],
    elements: {},
  };
  for (const item of items) addItem(answer, item);
  const remarks: [elementId: number, name: string, value: string][] = [
    [142, 'Suggested VIN', suggestedVin],
    [143, 'Error Code', judgement.codes.join(',')],
    [191, 'Error Text', joinTexts(errors)],
    [156, 'Additional Error Text', explainFurther(vin, judgement.illegal, { vehicleTypeId, bodyClass, isYearCertain })],
    [196, 'Vehicle Descriptor', describeVehicle(vin)],
  ];
  for (const [elementId, name, value] of remarks) {
    if (value) addItem(answer, { elementId, name, value, attributeId: value, source: 'Corrections' });
  }
  return answer;
}

function addItem(answer: DecodedVin, item: DecodedItem): void {
  if (item.value === '') return;
  answer.items.push(item);
  if (item.elementId === MAKE) answer.makeId = item.attributeId;
  if (item.elementId === MODEL) answer.modelId = item.attributeId;
  const { elements } = answer;
  const known = elements[item.name];
  if (known === undefined) elements[item.name] = item.value;
  else if (!known.split('; ').includes(item.value)) elements[item.name] = `${known}; ${item.value}`;
}

function joinTexts(errors: { text: string }[]): string {
  const first = errors[0];
  if (first && errors.length === 1) return first.text;
  return errors
    .map(({ text }) => text)
    .join('; ')
    .slice(0, MAX_TEXT_LENGTH);
}

/** Positions 1–11 without the check digit, or 1–14 for a low-volume maker; unknown characters are `*`. */
function describeVehicle(vin: string): string {
  const full = vin.padEnd(17, '*');
  return `${full.slice(0, 8)}*${full.slice(9, full[2] === '9' ? 14 : 11)}`;
}
