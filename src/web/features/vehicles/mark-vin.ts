import { VIN_LENGTH } from '#vin/vin-kind.ts';

export interface VinCell {
  /** From 1. */
  readonly position: number;
  /** Empty where nothing is typed yet. */
  readonly character: string;
  readonly isMarked: boolean;
  /** A gap before it: the maker, the description, and the vehicle's own part are read in groups. */
  readonly startsGroup: boolean;
}

const groupStarts = new Set([4, 10, 18]);

/** The VIN character by character, with the places still to be filled and those that need a look. */
export function markVin(vin: string, markedPositions: Iterable<number>): VinCell[] {
  const marked = new Set(markedPositions);
  const characters = vin.split('');
  return Array.from({ length: Math.max(VIN_LENGTH, characters.length) }, (_, index) => ({
    position: index + 1,
    character: characters[index] ?? '',
    isMarked: marked.has(index + 1),
    startsGroup: groupStarts.has(index + 1),
  }));
}
