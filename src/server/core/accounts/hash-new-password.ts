import { dictionary } from '@zxcvbn-ts/language-common';
import { Problem } from '#server/platform/http/problem.ts';
import { hashPassword } from './password.ts';

interface About {
  /** The form's field that the password came in. */
  readonly field: string;
  readonly site: string;
  readonly email?: string | undefined;
}

let common: ReadonlySet<string> | undefined;

/** The hash of a password somebody chooses; one that everybody tries first is refused. */
export async function hashNewPassword(password: string, about: About): Promise<string> {
  if (isEasyToGuess(password, about)) {
    throw new Problem('invalid-input', { fields: { [about.field]: 'password-common' } });
  }
  return await hashPassword(password);
}

/** Often used ones, the person's own address, and the name of the brand, also with figures behind. */
export function isEasyToGuess(password: string, { site, email }: Omit<About, 'field'>): boolean {
  common ??= new Set(dictionary['passwords-common']);
  const plain = password.trim().toLowerCase();
  const own = [email, email?.split('@')[0], site, site.replaceAll(' ', '')].map((word) =>
    word?.toLowerCase(),
  );
  return common.has(plain) || own.includes(plain) || own.includes(plain.replace(/[\d!.]+$/, ''));
}
