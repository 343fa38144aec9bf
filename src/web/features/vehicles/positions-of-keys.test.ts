import { expect, it } from 'vitest';
import { positionsOfKeys, sayPositions } from './positions-of-keys.ts';

it.each([
  ['CM82[67]', false, '4–8'],
  ['*****|*A', false, '11'],
  ['3', false, '4'],
  ['*E[34][FK]S', false, '5–8'],
  ['A*B|*C', false, '4, 6, 11'],
  ['1HG', true, '1–3'],
  ['1A9123', true, '1–3, 12–14'],
])('keys %s (of a maker: %s) look at characters %s', (keys, isMaker, said) => {
  expect(sayPositions(positionsOfKeys(keys, isMaker))).toBe(said);
});
