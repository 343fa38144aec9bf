import type { DecodedItem } from './decoded-vin.ts';

const MAX_ELEMENT_ID = 1024;

/** Variables that keep every value found, in the order of their patterns. */
const IS_MULTI_VALUED = new Uint8Array(MAX_ELEMENT_ID);
for (const elementId of [114, 121, 129, 150, 154, 155, 169, 186]) IS_MULTI_VALUED[elementId] = 1;

/** The best candidate of each element so far. One board is wiped and reused for every pass. */
export type CandidateBoard = {
  stamp: number;
  stamps: Uint32Array;
  priorities: Int32Array;
  items: DecodedItem[];
  elementIds: number[];
  multi: DecodedItem[];
};

export function createBoard(): CandidateBoard {
  return {
    stamp: 0,
    stamps: new Uint32Array(MAX_ELEMENT_ID),
    priorities: new Int32Array(MAX_ELEMENT_ID),
    items: new Array(MAX_ELEMENT_ID),
    elementIds: [],
    multi: [],
  };
}

export function wipeBoard(board: CandidateBoard): void {
  board.stamp++;
  board.elementIds.length = 0;
  board.multi.length = 0;
}

export function hasElement(board: CandidateBoard, elementId: number): boolean {
  if (board.stamps[elementId] === board.stamp) return true;
  return IS_MULTI_VALUED[elementId] === 1 && board.multi.some((item) => item.elementId === elementId);
}

/** Offers a value; it stays when the element has none yet or when it ranks before the one there. */
export function offerItem(board: CandidateBoard, item: DecodedItem, priority: number): void {
  const { elementId } = item;
  if (elementId >= MAX_ELEMENT_ID) return;
  if (IS_MULTI_VALUED[elementId] === 1) {
    board.multi.push(item);
    return;
  }
  if (board.stamps[elementId] !== board.stamp) {
    board.stamps[elementId] = board.stamp;
    board.elementIds.push(elementId);
  } else if (!ranksBefore(item, priority, board)) return;
  board.items[elementId] = item;
  board.priorities[elementId] = priority;
}

export function itemOf(board: CandidateBoard, elementId: number): DecodedItem | undefined {
  return board.stamps[elementId] === board.stamp ? board.items[elementId] : undefined;
}

/** vPIC's order: newest schema year, latest edit, shortest key without wildcards, key, oldest pattern. */
function ranksBefore(item: DecodedItem, priority: number, board: CandidateBoard): boolean {
  const best = board.items[item.elementId] as DecodedItem;
  const bestPriority = board.priorities[item.elementId] as number;
  if (priority !== bestPriority) return priority > bestPriority;
  const edited = item.editedMs ?? Number.POSITIVE_INFINITY;
  const bestEdited = best.editedMs ?? Number.POSITIVE_INFINITY;
  if (edited !== bestEdited) return edited > bestEdited;
  const keys = item.keys ?? '';
  const bestKeys = best.keys ?? '';
  if (keys !== bestKeys) {
    const length = keys.replaceAll('*', '').length - bestKeys.replaceAll('*', '').length;
    if (length !== 0) return length < 0;
    const bare = keys.replace(/[[\]]/g, '');
    const bestBare = bestKeys.replace(/[[\]]/g, '');
    if (bare !== bestBare) return bare < bestBare;
  }
  return (item.patternId ?? 0) < (best.patternId ?? 0);
}
