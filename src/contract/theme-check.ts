import { contrast, type Rgb, readColor, white } from './color.ts';
import { themeVariables } from './theme.ts';

/** One place where a brand colour meets text or ground. */
export interface ContrastFinding {
  readonly part: 'button' | 'link' | 'shape';
  /** The ratio that the typed colour alone would have. */
  readonly typedRatio: number;
  readonly neededRatio: number;
  /** #rrggbb that the pages show instead; the typed colour itself where it is readable. */
  readonly shownColor: string;
  readonly isReadable: boolean;
}

type ThemeSettings = Parameters<typeof themeVariables>[0];

/** What would be unreadable on light pages with the colours as typed, and what the pages show instead. */
export function checkContrast(settings: ThemeSettings): ContrastFinding[] {
  const { light } = themeVariables(settings);
  const shown = (name: string) => light[`--brand-${name}`] ?? '#000000';
  const read = (name: string) => readColor(shown(name)) as Rgb;
  const primary = read('primary');
  const ground = read('background');
  const find = (part: ContrastFinding['part'], other: Rgb, more: { needed: number; shown: string }) => {
    const typedRatio = contrast(primary, other);
    return {
      part,
      typedRatio,
      neededRatio: more.needed,
      shownColor: more.shown,
      isReadable: typedRatio >= more.needed,
    };
  };
  return [
    find('button', white, { needed: 4.5, shown: shown('on-primary') }),
    find('link', ground, { needed: 4.5, shown: shown('primary-strong') }),
    find('shape', ground, { needed: 3, shown: shown('primary-edge') }),
  ];
}
