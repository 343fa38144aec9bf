import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, shown once; only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** A plain hash is enough: the token itself is random, so there is nothing to guess. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
