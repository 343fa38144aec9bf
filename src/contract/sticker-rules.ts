import { buildSheetColorCutoffYear, classicVinMaxLength } from './constants.ts';

type StickerMode = 'auto' | 'manual';

/** What the person chose on the confirmation screen. */
export interface StickerChoice {
  readonly vin: string;
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly style: string;
  readonly trim: string;
  readonly mode: StickerMode;
  readonly exteriorColor?: string;
  readonly interiorColor?: string;
  readonly chosenPackages?: readonly string[];
  readonly automaticPackages?: readonly string[];
  readonly isRegenerating?: boolean;
  readonly buildsheetColor?: 'yes' | 'no';
}

/** The fields of the confirmation call; `packages` is left out where there are none. */
export interface StickerConfirmation {
  readonly vin: string;
  readonly year: string;
  readonly make: string;
  readonly model: string;
  readonly style: string;
  readonly trim: string;
  /** JSON with `exterior` and `interior` where given, else a single blank. */
  readonly colors: string;
  /** A JSON list. */
  readonly packages?: string;
  readonly regenerate: '0' | '1';
  readonly buildsheet_color: 'yes' | 'no';
}

/** A VIN of 14 characters or fewer is looked up in the classic mapping first. */
export function isClassicLookup(vin: string): boolean {
  const bare = vin.replace(/[\s-]/g, '');
  return bare.length > 0 && bare.length <= classicVinMaxLength;
}

export const showPackagePrice = (price: string) =>
  ['$0', 'INC'].includes(price.trim()) ? 'Included' : price;

/** Colour by default for model years before 1999. */
export const buildsheetColor = (year: number, given?: 'yes' | 'no') =>
  given ?? (year < buildSheetColorCutoffYear ? 'yes' : 'no');

/** Only the first hyphen and the first space change. */
export const autoblogMake = (make: string) => make.replace('-', '_').replace(' ', '_');

/** The wire form of the confirmation. */
export function writeConfirmation(choice: StickerChoice): StickerConfirmation {
  const packages = packagesOf(choice);
  return {
    vin: choice.vin.replaceAll(' ', '-'),
    year: String(choice.year),
    make: choice.make.toUpperCase(),
    model: choice.model.toUpperCase(),
    style: choice.mode === 'manual' ? choice.style : encodeURIComponent(choice.style.toWellFormed()),
    trim: choice.trim,
    colors: writeColors(choice),
    ...(packages.length > 0 && { packages: JSON.stringify(packages) }),
    regenerate: choice.isRegenerating ? '1' : '0',
    buildsheet_color: buildsheetColor(choice.year, choice.buildsheetColor),
  };
}

/** The two colours of the wire form; what is not JSON is no colour. */
export function readColors(colors: string): { exterior?: string; interior?: string } {
  try {
    const { exterior, interior } = JSON.parse(colors);
    return {
      ...(isFilled(exterior) && { exterior }),
      ...(isFilled(interior) && { interior }),
    };
  } catch {
    return {};
  }
}

/** Accepts both wire forms of a style; a stray percent sign is taken as it is written. */
export function readStyle(style: string): string {
  try {
    return decodeURIComponent(style);
  } catch {
    return style;
  }
}

function packagesOf({ mode, isRegenerating, chosenPackages, automaticPackages }: StickerChoice) {
  return (mode === 'auto' && !isRegenerating ? automaticPackages : chosenPackages) ?? [];
}

function writeColors({ exteriorColor, interiorColor }: StickerChoice): string {
  const colors = {
    ...(isFilled(exteriorColor) && { exterior: exteriorColor }),
    ...(isFilled(interiorColor) && { interior: interiorColor }),
  };
  return Object.keys(colors).length > 0 ? JSON.stringify(colors) : ' ';
}

const isFilled = (text: unknown): text is string => typeof text === 'string' && text.trim() !== '';
