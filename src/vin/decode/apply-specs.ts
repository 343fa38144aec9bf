import { type CandidateBoard, hasElement, itemOf, offerItem } from './candidate-board.ts';
import type { DecodedItem } from './decoded-vin.ts';
import type { PackedSpec } from './vpic-records.ts';
import type { VpicTables } from './vpic-tables.ts';
import type { WmiPlan } from './wmi-plan.ts';

const MODEL = 28;
const PRIORITY = -100;
/** Free text that specs add to instead of giving way; element 1 is 'Other Battery Info'. */
const ADDED_TO = new Set([1, 114, 121, 129, 150, 154, 155, 169, 186]);

/** Fills elements that no pattern gave from the vehicle specifications of the decoded model; the latest edit wins. */
export function applySpecs({
  tables,
  plan,
  year,
  board,
}: {
  tables: VpicTables;
  plan: WmiPlan;
  year: number | null;
  board: CandidateBoard;
}): void {
  const model = itemOf(board, MODEL);
  if (!model) return;
  const filled = new Map<number, DecodedItem>();
  for (const spec of tables.specsOf(model.attributeId)) {
    if (!belongsTo(spec, plan, year) || !spec.keys.every((key) => isDecoded(board, key))) continue;
    for (const [elementId, attributeId, value, editedMs] of spec.rows) {
      if (hasElement(board, elementId) && !ADDED_TO.has(elementId)) continue;
      if ((filled.get(elementId)?.editedMs ?? Number.NEGATIVE_INFINITY) >= editedMs) continue;
      filled.set(elementId, {
        elementId,
        name: tables.nameOf(elementId),
        value,
        attributeId,
        source: 'Vehicle Specs',
        schemaId: spec.schemaId,
        patternId: spec.patternId,
        editedMs,
      });
    }
  }
  for (const item of filled.values()) offerItem(board, item, PRIORITY);
}

function belongsTo(spec: PackedSpec, plan: WmiPlan, year: number | null): boolean {
  if (spec.vehicleTypeId !== plan.record.vehicleTypeId) return false;
  if (spec.years.length > 0 && (year === null || !spec.years.includes(year))) return false;
  return plan.record.makes.some(([makeId]) => makeId === spec.makeId);
}

function isDecoded(board: CandidateBoard, [elementId, attributeId]: [number, string]): boolean {
  const wanted = attributeId.toLowerCase();
  if (itemOf(board, elementId)?.attributeId.toLowerCase() === wanted) return true;
  return board.multi.some(
    (item) => item.elementId === elementId && item.attributeId.toLowerCase() === wanted,
  );
}
