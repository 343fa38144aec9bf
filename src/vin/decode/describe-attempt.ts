import { isPlausibleVin } from '#vin/plausible-vin.ts';
import type { DecodePass } from './decode-pass.ts';
import type { DecodedItem, DecodedVin } from './decoded-vin.ts';
import { NOT_PLAUSIBLE_CODE } from './error-codes.ts';
import { explainFurther, type Judgement, markIllegal } from './judge-vin.ts';
import type { WmiPlan } from './wmi-plan.ts';

const NOT_PLAUSIBLE = { code: NOT_PLAUSIBLE_CODE, text: '901 - No vehicle carries this number' };

export type Attempt = {
  year: number | null;
  isYearCertain: boolean;
  pass: DecodePass;
  judgement: Judgement;
};

/** The answer for the attempt that won, with vPIC's own remarks as elements of their own. */
export function describeAttempt(vin: string, plan: WmiPlan | undefined, attempt: Attempt): DecodedVin {
  const { pass, judgement, year, isYearCertain } = attempt;
  const { illegal, verdict } = judgement;
  const vehicleTypeId = plan?.record.vehicleTypeId;
  const isPlausible = isPlausibleVin(vin);
  const answer: DecodedVin = {
    vin,
    valid: !verdict.isVinWrong && isPlausible,
    modelYear: plan ? year : null,
    isYearCertain,
    makeId: pass.make?.attributeId,
    modelId: pass.model?.attributeId,
    manufacturerId: plan?.record.manufacturerId,
    errors: isPlausible ? verdict.errors : [...verdict.errors, NOT_PLAUSIBLE],
    suggestedVin: markIllegal(vin, illegal),
    items: pass.items,
    // Without a prototype V8 keeps it a hash table from the start, which is twice as fast for some thirty names.
    elements: { __proto__: null } as unknown as Record<string, string>,
  };
  fillElements(answer, pass);
  const { bodyClass } = pass;
  addRemark(answer, 142, 'Suggested VIN', answer.suggestedVin);
  for (const item of [verdict.codeItem, verdict.textItem]) {
    answer.elements[item.name] = item.value;
    answer.items.push(item);
  }
  const further = explainFurther(vin, illegal, { vehicleTypeId, bodyClass, isYearCertain });
  addRemark(answer, 156, 'Additional Error Text', further);
  addRemark(answer, 196, 'Vehicle Descriptor', describeVehicle(vin));
  return answer;
}

function fillElements({ elements, items }: DecodedVin, { multi }: DecodePass): void {
  for (let i = 0; i < items.length; i++) {
    const { name, value } = items[i] as DecodedItem;
    if (value !== '') elements[name] = value;
  }
  for (const item of multi) {
    items.push(item);
    const known = elements[item.name];
    if (known === undefined) elements[item.name] = item.value;
    else if (!known.split('; ').includes(item.value)) elements[item.name] = `${known}; ${item.value}`;
  }
}

function addRemark(answer: DecodedVin, elementId: number, name: string, value: string): void {
  if (value === '') return;
  answer.elements[name] = value;
  answer.items.push({ elementId, name, value, attributeId: value, source: 'Corrections' });
}

/** Positions 1–11 without the check digit, or 1–14 for a low-volume maker; unknown characters are `*`. */
function describeVehicle(vin: string): string {
  const full = vin.padEnd(17, '*');
  return `${full.slice(0, 8)}*${full.slice(9, full[2] === '9' ? 14 : 11)}`;
}
