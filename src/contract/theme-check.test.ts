import { expect, it } from 'vitest';
import { contrast, readColor } from './color.ts';
import { checkContrast } from './theme-check.ts';

const check = (primary: string) =>
  checkContrast({ primary_color: primary, secondary_color: '#f9f9f9', teritary_color: '#afafaf' });

it('a pale yellow fails everywhere, and what is shown instead does not', () => {
  const findings = check('#ffee88');
  expect(findings.map(({ part, isReadable }) => [part, isReadable])).toEqual([
    ['button', false],
    ['link', false],
    ['shape', false],
  ]);
  const [button, link, shape] = findings.map(
    ({ shownColor }) => readColor(shownColor) ?? ([0, 0, 0] as const),
  );
  const yellow = readColor('#ffee88') ?? ([0, 0, 0] as const);
  const ground = readColor('#f9f9f9') ?? ([0, 0, 0] as const);
  if (!button || !link || !shape) throw new Error('three findings');
  expect(contrast(button, yellow)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(link, ground)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(shape, ground)).toBeGreaterThanOrEqual(3);
});

it('a dark green is shown as it was typed', () => {
  expect(check('#0b6b50').every(({ isReadable }) => isReadable)).toBe(true);
  expect(check('#0b6b50')[1]?.shownColor).toBe('#0b6b50');
});
