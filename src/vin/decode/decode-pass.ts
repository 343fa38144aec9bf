import { applySpecs } from './apply-specs.ts';
import { type CandidateBoard, hasElement, itemOf, offerItem, wipeBoard } from './candidate-board.ts';
import { type CompiledSchema, itemsOfKey, makeOfModel, matchKeys } from './compile-schema.ts';
import { convertDisplacement } from './conversions.ts';
import type { DecodedItem } from './decoded-vin.ts';
import { readFormula, type VinKey } from './vin-key.ts';
import type { VpicTables } from './vpic-tables.ts';
import type { WmiPlan } from './wmi-plan.ts';

const ENGINE_MODEL = 18;
const MODEL = 28;
const MAKE = 26;
const BODY_CLASS = 5;
const DISPLACEMENTS = [11, 12, 13];
const NONE: DecodedItem[] = [];
const PRIORITY = {
  formula: 100,
  conversion: 100,
  wmi: 100,
  engine: 50,
  default: 10,
  make: -100,
  model: 1000,
};

/** One run for one model year; `patternCount` and `weight` rank it against the other year. */
export type DecodePass = {
  items: DecodedItem[];
  /** Variables with several values, kept apart because only they can share a name. */
  multi: DecodedItem[];
  weight: number;
  patternCount: number;
  make?: DecodedItem;
  model?: DecodedItem;
  bodyClass?: DecodedItem;
};

type PassInput = {
  tables: VpicTables;
  plan: WmiPlan;
  year: number | null;
  vinKey: VinKey;
  board: CandidateBoard;
};

export function runPass(input: PassInput): DecodePass {
  const { tables, plan, year, board } = input;
  wipeBoard(board);
  const engine = offerPatterns(input);
  if (engine) {
    for (const attribute of tables.listEngineAttributes(engine)) offerItem(board, attribute, PRIORITY.engine);
  }
  const patternCount = board.elementIds.length + board.multi.length;
  offerItem(board, plan.vehicleType, PRIORITY.wmi);
  offerItem(board, plan.manufacturer, PRIORITY.wmi);
  if (year !== null) offerItem(board, tables.modelYearItem(year), PRIORITY.wmi);
  offerMake(input);
  convertBoard(input);
  applySpecs(input);
  for (const item of tables.listDefaults(plan.record.vehicleTypeId)) {
    if (!hasElement(board, item.elementId)) offerItem(board, item, PRIORITY.default);
  }
  return collect(input, patternCount);
}

/** Matches every schema of the year, and returns the engine model that vPIC would look up. */
function offerPatterns({ tables, plan, year, vinKey, board }: PassInput): DecodedItem | undefined {
  let engine: DecodedItem | undefined;
  let enginePriority = 0;
  for (const { schemaId, priority } of plan.linksOf(year)) {
    const schema = tables.schemaOf(schemaId);
    if (!schema) continue;
    const matched = tables.scratch;
    const count = matchKeys(schema, vinKey, matched);
    for (let i = 0; i < count; i++) {
      const items = itemsOfKey(schema, matched[i] as number, tables.nameOf);
      for (let j = 0; j < items.length; j++) {
        const item = items[j] as DecodedItem;
        offerItem(board, item, priority);
        if (item.elementId !== ENGINE_MODEL) continue;
        if (!engine || priority > enginePriority || (priority === enginePriority && isLater(item, engine))) {
          engine = item;
          enginePriority = priority;
        }
      }
    }
    if (schema.formulaKeys.length > 0) offerFormulas(schema, vinKey.text, { tables, board });
  }
  return engine;
}

function isLater(item: DecodedItem, other: DecodedItem): boolean {
  const difference = (item.editedMs ?? 0) - (other.editedMs ?? 0);
  return difference === 0 ? (item.patternId ?? 0) > (other.patternId ?? 0) : difference > 0;
}

function offerFormulas(
  schema: CompiledSchema,
  vinKey: string,
  { tables, board }: { tables: VpicTables; board: CandidateBoard },
): void {
  for (const key of schema.formulaKeys) {
    const value = readFormula(schema.keys[key] as string, vinKey);
    if (value === null) continue;
    for (const item of itemsOfKey(schema, key, tables.nameOf)) {
      offerItem(board, { ...item, value, source: 'Formula Pattern' }, PRIORITY.formula);
    }
  }
}

function offerMake({ plan, board }: PassInput): void {
  const model = itemOf(board, MODEL);
  if (!model) {
    if (plan.onlyMake) offerItem(board, plan.onlyMake, PRIORITY.make);
    return;
  }
  const make = makeOfModel(model);
  if (make) offerItem(board, make, PRIORITY.model);
}

/** Conversions start from the best displacement and only fill what no pattern gave. */
function convertBoard({ tables, board }: PassInput): void {
  const found: DecodedItem[] = [];
  for (const elementId of DISPLACEMENTS) {
    const item = itemOf(board, elementId);
    if (item) found.push(item);
  }
  if (found.length === DISPLACEMENTS.length) return;
  if (found.length > 1) {
    found.sort((a, b) => {
      const priority = (board.priorities[b.elementId] as number) - (board.priorities[a.elementId] as number);
      return priority || (b.editedMs ?? 0) - (a.editedMs ?? 0) || a.elementId - b.elementId;
    });
  }
  for (const item of found) {
    for (const converted of convertDisplacement(item, tables.nameOf)) {
      if (!hasElement(board, converted.elementId)) offerItem(board, converted, PRIORITY.conversion);
    }
  }
}

function collect({ tables, board }: PassInput, patternCount: number): DecodePass {
  const { elementIds } = board;
  const items: DecodedItem[] = new Array(elementIds.length);
  let weight = 0;
  for (let i = 0; i < elementIds.length; i++) {
    const elementId = elementIds[i] as number;
    items[i] = board.items[elementId] as DecodedItem;
    weight += tables.weightOf(elementId);
  }
  const multi = board.multi.length === 0 ? NONE : [...board.multi].sort(byPattern);
  const [make, model, bodyClass] = [itemOf(board, MAKE), itemOf(board, MODEL), itemOf(board, BODY_CLASS)];
  return { items, multi, weight, patternCount, make, model, bodyClass };
}

/** Patterns in the order they were written, then what the engine model adds. */
function byPattern(a: DecodedItem, b: DecodedItem): number {
  const fromEngine = Number(a.source === 'EngineModelPattern') - Number(b.source === 'EngineModelPattern');
  return fromEngine || (a.patternId ?? 0) - (b.patternId ?? 0);
}
