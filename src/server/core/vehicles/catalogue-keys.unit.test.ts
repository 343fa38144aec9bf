import { expect, test } from 'vitest';
import { canMeet, parseKey } from './catalogue-keys.ts';

test.each([
  ['CM551', 'CM551', true],
  ['CM551', 'CM55', true],
  ['CM551', 'CM56', false],
  ['CM55[67]', 'CM556', true],
  ['CM55[67]', 'CM55[18]', false],
  ['CM5[1-3]', 'CM52', true],
  ['CM5[1-3]', 'CM54', false],
  ['[^AB]M', 'AM', false],
  ['[^AB]M', 'CM', true],
  ['***9', 'CM5', true],
  ['*[PN4]2', 'AP2', true],
  ['CM|*A', 'CM|*B', false],
  ['CM|*A', 'CM55', true],
  ['C#', 'C5', true],
  ['C#', 'CA', false],
  ['', 'anything', true],
  ['[', 'A', false],
])('one VIN can fit both %s and %s: %s', (one, other, expected) => {
  expect(canMeet(parseKey(one), parseKey(other))).toBe(expected);
  expect(canMeet(parseKey(other), parseKey(one))).toBe(expected);
});
