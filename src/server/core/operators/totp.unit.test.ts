import { expect, it } from 'vitest';
import { base32, findTotpStep, totpCode, totpStep, totpUri } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

it.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at second %i the code is that of RFC 6238, appendix B', (second, code) => {
  expect(totpCode(secret, totpStep(second * 1000), 8)).toBe(code);
});

it('a code counts one step early and one step late, and no further', () => {
  const nowMs = 1_700_000_000_000;
  const step = totpStep(nowMs);
  const found = [-2, -1, 0, 1, 2].map((away) => findTotpStep(secret, totpCode(secret, step + away), nowMs));
  expect(found).toEqual([undefined, step - 1, step, step + 1, undefined]);
});

it.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foob', 'MZXW6YQ'],
  ['foobar', 'MZXW6YTBOI'],
])('%s is %s in base 32, as in RFC 4648', (text, written) => {
  expect(base32(Buffer.from(text))).toBe(written);
});

it('the address for an authenticator app names account and issuer', () => {
  expect(totpUri(secret, { account: 'ann@example.com', issuer: 'Vinyard console' })).toBe(
    'otpauth://totp/Vinyard%20console:ann%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Vinyard%20console',
  );
});
