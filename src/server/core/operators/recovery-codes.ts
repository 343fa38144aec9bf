import { randomBytes } from 'node:crypto';
import { hashToken } from '#server/core/accounts/token.ts';
import { base32 } from './totp.ts';

const howMany = 10;

/** 80 random bits each, in groups that can be copied by hand; shown once. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: howMany }, () => (base32(randomBytes(10)).match(/.{4}/g) ?? []).join('-'));

/** Letter case, spaces and dashes do not matter. */
export const hashRecoveryCode = (typed: string): Buffer =>
  hashToken(typed.toUpperCase().replace(/[^A-Z2-7]/g, ''));
