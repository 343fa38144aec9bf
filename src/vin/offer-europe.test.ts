import { expect, test } from 'vitest';
import { offersEurope } from './offer-europe.ts';

test.each([
  ['WF0AXXWPMA1A12345', [], true],
  ['WVWJF7CD8TW190545', [], false],
  ['WVWJF7CD8TW190545', [8], true],
  ['WVWJF7CD8TW190545', [7], true],
  ['1HGCM82633A004353', [7], false],
  ['WF0AXXWPMA1A1234', [], false],
  ['WF0AXXWPMA1A1234O', [], false],
])('%s with US errors %j is offered as European: %s', (vin, codes, offered) => {
  expect(offersEurope(vin, codes)).toBe(offered);
});
