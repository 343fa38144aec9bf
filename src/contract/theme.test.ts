import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, type Rgb, readColor } from './color.ts';
import { themeStyle, themeVariables } from './theme.ts';

const theme = (primary: string, secondary = '#f9f9f9', tertiary = '#afafaf') =>
  themeVariables({ primary_color: primary, secondary_color: secondary, teritary_color: tertiary });

const color = (text: string | undefined): Rgb => {
  const read = readColor(text);
  if (!read) throw new Error(`${text} is no colour`);
  return read;
};

describe('the colours of a site', () => {
  it.each([
    ['#0AF', [0, 170, 255]],
    ['00aaff', [0, 170, 255]],
    [' #00aaff80 ', [0, 170, 255]],
    ['rgb(0, 170, 255)', [0, 170, 255]],
    ['rgba(0,170,255,.5)', [0, 170, 255]],
    ['#00aaf', undefined],
    ['rgb(0, 300, 255)', undefined],
    ['blue;}body{display:none', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('reads %s', (typed, expected) => {
    expect(readColor(typed)).toEqual(expected);
  });

  it('falls back to the default colours where an operator typed none', () => {
    expect(theme('no colour', '', '#12')).toEqual(theme('#0070f3'));
    expect(theme('#0070f3').light).toMatchObject({
      '--brand-primary': '#0070f3',
      '--brand-on-primary': '#ffffff',
      '--brand-secondary': '#f9f9f9',
      '--brand-tertiary': '#afafaf',
      '--brand-background': '#f9f9f9',
    });
  });

  it('keeps text and shapes readable on any colour an operator may choose', () => {
    const channel = fc.integer({ min: 0, max: 255 });
    const anyColor = fc.tuple(channel, channel, channel).map((channels) => `rgb(${channels.join(',')})`);
    fc.assert(
      fc.property(anyColor, anyColor, anyColor, (primary, secondary, tertiary) => {
        for (const scheme of Object.values(theme(primary, secondary, tertiary))) {
          const at = (name: string) => color(scheme[`--brand-${name}`]);
          for (const ground of ['primary', 'primary-hover', 'secondary', 'secondary-variant', 'tertiary']) {
            const text = ground === 'primary-hover' ? 'on-primary' : `on-${ground}`;
            expect(contrast(at(text), at(ground))).toBeGreaterThanOrEqual(4.5);
          }
          expect(contrast(at('on-primary-edge'), at('primary-edge'))).toBeGreaterThanOrEqual(4.5);
          for (const ground of ['background', 'surface', 'primary-soft']) {
            expect(contrast(at('primary-strong'), at(ground))).toBeGreaterThanOrEqual(4.5);
            expect(contrast(at('primary-edge'), at(ground))).toBeGreaterThanOrEqual(3);
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it('keeps the fixed greys of text readable on every background', () => {
    const greys = { light: '#565e6c', dark: '#a3abb8' } as const;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
        const typed = `#${number.toString(16).padStart(6, '0')}`;
        const both = theme(typed, typed, typed);
        for (const scheme of ['light', 'dark'] as const) {
          for (const ground of ['background', 'surface', 'primary-soft']) {
            const reached = contrast(color(greys[scheme]), color(both[scheme][`--brand-${ground}`]));
            expect(reached).toBeGreaterThanOrEqual(4.5);
          }
        }
      }),
    );
  });

  it('writes a style sheet that holds nothing an operator typed', () => {
    expect(
      themeStyle({ primary_color: '</style><script>', secondary_color: 'x', teritary_color: 'y' }),
    ).toMatch(
      /^:root\{(--brand-[a-z-]+:#[0-9a-f]{6};?)+\}@media\(prefers-color-scheme:dark\)\{:root\{(--brand-[a-z-]+:#[0-9a-f]{6};?)+\}\}$/,
    );
  });
});
