import { normalizeVin } from '#vin/normalize-vin.ts';

/** Longer text is no VIN; the server takes no more either. */
const longestText = 40;

/** People copy the label along with the number. */
const label = /^\s*VIN(\s*(number|no\.?))?\s*[:#]\s*/i;

/** The text as the field shows it, and where the caret stands in it: upper case, without spaces and dashes. */
export function cleanTyped(typed: string, caret: number): { text: string; caret: number } {
  const labelLength = label.exec(typed)?.[0].length ?? 0;
  const clean = (part: string) => normalizeVin(part).vin;
  const text = clean(typed.slice(labelLength)).slice(0, longestText);
  const before = clean(typed.slice(labelLength, Math.max(labelLength, caret)));
  return { text, caret: Math.min(before.length, text.length) };
}
