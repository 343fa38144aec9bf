import {
  black,
  contrast,
  luminance,
  mixColors,
  moveUntilReadable,
  type Rgb,
  readColor,
  white,
  writeColor,
} from './color.ts';
import { themeDefaults } from './constants.ts';
import type { SiteSettings } from './sites.ts';

type ThemeSettings = Pick<SiteSettings, 'primary_color' | 'secondary_color' | 'teritary_color'>;
type Variables = Record<string, string>;

/** WCAG 2.2 AA: 1.4.3 for text, 1.4.11 for shapes that carry meaning. */
const textRatio = 4.5;
const shapeRatio = 3;

const darkGround: Rgb = [15, 18, 23];
const darkSurface: Rgb = [24, 28, 35];

/** A page background must stay this bright, so that the fixed greys of text keep their contrast on it. */
const brightGround = 0.88;

/**
 * The CSS variables of a site for both schemes. Whatever was typed, text in `--brand-on-x` is readable on `--brand-x`,
 * text in `--brand-primary-strong` is readable on background, surface and soft tint, and shapes in
 * `--brand-primary-edge` stand out from them.
 */
export function themeVariables(settings: ThemeSettings): { light: Variables; dark: Variables } {
  const primary = readOr(settings.primary_color, themeDefaults.primary);
  const secondary = readOr(settings.secondary_color, themeDefaults.secondary);
  const tertiary = readOr(settings.teritary_color, themeDefaults.tertiary);
  const background = luminance(secondary) >= brightGround ? secondary : mixColors(white, secondary, 0.06);
  return {
    light: variables({ primary, secondary, tertiary, background, surface: white, ink: black }),
    dark: variables({
      primary,
      secondary: mixColors(darkSurface, secondary, 0.1),
      tertiary: mixColors(darkSurface, tertiary, 0.4),
      background: mixColors(darkGround, primary, 0.015),
      surface: mixColors(darkSurface, primary, 0.015),
      ink: white,
    }),
  };
}

/** The style sheet of `themeVariables`; holds nothing but names of ours and #rrggbb colours, so it is safe to inline. */
export function themeStyle(settings: ThemeSettings): string {
  const { light, dark } = themeVariables(settings);
  const rules = (all: Variables) =>
    Object.entries(all)
      .map(([name, value]) => `${name}:${value}`)
      .join(';');
  return `:root{${rules(light)}}@media(prefers-color-scheme:dark){:root{${rules(dark)}}}`;
}

interface Palette {
  readonly primary: Rgb;
  readonly secondary: Rgb;
  readonly tertiary: Rgb;
  readonly background: Rgb;
  readonly surface: Rgb;
  /** Where colours move to in order to stand out: black on light pages, white on dark ones. */
  readonly ink: Rgb;
}

function variables({ primary, secondary, tertiary, background, surface, ink }: Palette): Variables {
  const onPrimary = textOn(primary);
  const soft = mixColors(surface, primary, 0.1);
  const grounds = [background, surface, soft];
  const edge = moveUntilReadable(primary, ink, { on: grounds, ratio: shapeRatio });
  const variant = mixColors(secondary, ink, 0.07);
  const all: Record<string, Rgb> = {
    primary,
    'on-primary': onPrimary,
    'primary-hover': mixColors(primary, onPrimary === white ? black : white, 0.14),
    'primary-edge': edge,
    'on-primary-edge': textOn(edge),
    'primary-strong': moveUntilReadable(primary, ink, { on: grounds, ratio: textRatio }),
    'primary-soft': soft,
    secondary,
    'on-secondary': textOn(secondary),
    'secondary-variant': variant,
    'on-secondary-variant': textOn(variant),
    tertiary,
    'on-tertiary': textOn(tertiary),
    background,
    surface,
  };
  return Object.fromEntries(
    Object.entries(all).map(([name, color]) => [`--brand-${name}`, writeColor(color)]),
  );
}

const readOr = (typed: string, fallback: string): Rgb => readColor(typed) ?? (readColor(fallback) as Rgb);

/** White where it is readable, else black: one of the two always reaches 4.5:1. */
const textOn = (ground: Rgb): Rgb => (contrast(white, ground) >= textRatio ? white : black);
