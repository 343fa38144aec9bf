import { hash, verify } from '@node-rs/argon2';
import { passwordChecks } from '#server/platform/password-checks.ts';

/** Argon2id (the library's default) at OWASP's first recommended cost. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

let decoy: Promise<string> | undefined;

/** Takes the same time whether the account exists and has a password (`storedHash`) or not. */
export async function isPasswordRight(
  storedHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const isRight = await verify(storedHash ?? (await decoy), password);
  passwordChecks.inc();
  return isRight && typeof storedHash === 'string';
}
