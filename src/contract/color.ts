/** A colour as its three channels, each 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

export const black: Rgb = [0, 0, 0];
export const white: Rgb = [255, 255, 255];

/** Reads what an operator may type: #abc, aabbcc, #aabbccdd (alpha dropped), rgb(1, 2, 3). */
export function readColor(typed: unknown): Rgb | undefined {
  if (typeof typed !== 'string') return undefined;
  const value = typed.trim().toLowerCase();
  const hex = /^#?([0-9a-f]{3,8})$/.exec(value)?.[1];
  if (hex !== undefined) return readHex(hex);
  const parts = /^rgba?\(\s*(\d{1,3})\s*[,\s]\s*(\d{1,3})\s*[,\s]\s*(\d{1,3})\s*(?:[,/][^)]*)?\)$/.exec(
    value,
  );
  if (!parts) return undefined;
  const channels = parts.slice(1, 4).map(Number);
  return channels.every((channel) => channel <= 255) ? (channels as unknown as Rgb) : undefined;
}

function readHex(hex: string): Rgb | undefined {
  const isShort = hex.length === 3 || hex.length === 4;
  if (!isShort && hex.length !== 6 && hex.length !== 8) return undefined;
  const at = (index: number) => {
    const digits = isShort ? hex.charAt(index).repeat(2) : hex.slice(index * 2, index * 2 + 2);
    return Number.parseInt(digits, 16);
  };
  return [at(0), at(1), at(2)];
}

export const writeColor = (color: Rgb): string =>
  `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** `share` 0 gives `from`, 1 gives `to`. */
export function mixColors(from: Rgb, to: Rgb, share: number): Rgb {
  const mix = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * share);
  return [mix(0), mix(1), mix(2)];
}

/** Relative luminance as WCAG 2.2 defines it. */
export function luminance([red, green, blue]: Rgb): number {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast ratio as WCAG 2.2 defines it, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The smallest step from `color` towards `end` that reaches `ratio` on every one of `grounds`. */
export function moveUntilReadable(
  color: Rgb,
  end: Rgb,
  { on, ratio }: { on: readonly Rgb[]; ratio: number },
) {
  for (let step = 0; step < 100; step += 1) {
    const moved = mixColors(color, end, step / 100);
    if (on.every((ground) => contrast(moved, ground) >= ratio)) return moved;
  }
  return end;
}
