import type { DecodedItem } from './decoded-vin.ts';

type Conversion = {
  id: number;
  from: number;
  to: number;
  operator: '/' | '*';
  operand: string;
  text: string;
};

/** vPIC's six conversions between cubic centimetres (11), cubic inches (12) and litres (13). */
const CONVERSIONS: Conversion[] = [
  { id: 1, from: 11, to: 12, operator: '/', operand: '16.387064', text: ' / 16.387064 ' },
  { id: 2, from: 12, to: 11, operator: '*', operand: '16.387064', text: ' * 16.387064 ' },
  { id: 3, from: 11, to: 13, operator: '/', operand: '1000', text: ' / 1000.' },
  { id: 4, from: 13, to: 11, operator: '*', operand: '1000', text: ' * 1000' },
  { id: 5, from: 12, to: 13, operator: '*', operand: '0.016387064', text: ' * 0.016387064 ' },
  { id: 7, from: 13, to: 12, operator: '/', operand: '0.016387064', text: ' / 0.016387064 ' },
];

const known = new WeakMap<DecodedItem, DecodedItem[]>();

/** The values that follow from a displacement, in vPIC's order; none from a value that is no number. */
export function convertDisplacement(item: DecodedItem, nameOf: (elementId: number) => string): DecodedItem[] {
  let converted = known.get(item);
  if (!converted) {
    converted = CONVERSIONS.filter((conversion) => conversion.from === item.elementId).flatMap(
      (conversion) => {
        const value = calculate(item.attributeId, conversion);
        return value === null ? [] : [makeItem(item, conversion, { value, name: nameOf(conversion.to) })];
      },
    );
    known.set(item, converted);
  }
  return converted;
}

function makeItem(
  from: DecodedItem,
  conversion: Conversion,
  result: { value: string; name: string },
): DecodedItem {
  return {
    elementId: conversion.to,
    name: result.name,
    value: result.value,
    attributeId: result.value,
    source: `Conversion ${conversion.id}: ${from.attributeId}${conversion.text}`,
    keys: from.keys,
    schemaId: from.schemaId,
    patternId: from.patternId,
  };
}

/** Decimal arithmetic with the number of places that the vPIC service prints, which cuts a quotient and never rounds. */
function calculate(value: string, { operator, operand }: Conversion): string | null {
  const left = readDecimal(value);
  const right = readDecimal(operand);
  if (!left || !right || right.digits === 0n) return null;
  if (operator === '*') return printDecimal(left.digits * right.digits, left.scale + right.scale);
  const precision = Math.max(String(right.digits).length, right.scale);
  const scale = Math.max(6, left.scale + precision + 1);
  const dividend = left.digits * 10n ** BigInt(scale + right.scale - left.scale);
  return printDecimal(dividend / right.digits, scale);
}

function readDecimal(text: string): { digits: bigint; scale: number } | null {
  const match = /^(\d{1,20})(?:\.(\d{0,20}))?$/.exec(text.trim());
  if (!match) return null;
  const fraction = match[2] ?? '';
  return { digits: BigInt(match[1] + fraction), scale: fraction.length };
}

function printDecimal(digits: bigint, scale: number): string {
  if (scale === 0) return String(digits);
  const text = String(digits).padStart(scale + 1, '0');
  return `${text.slice(0, -scale)}.${text.slice(-scale)}`;
}
