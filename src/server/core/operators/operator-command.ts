import * as z from 'zod/mini';
import { email as emailField } from '#contract/fields.ts';
import type { Db } from '#server/platform/database.ts';
import { createOperator, resetOperator } from './create-operator.ts';

/** `operator create EMAIL` and `operator reset EMAIL`; undefined when that is not what was asked. */
export async function runOperatorCommand(
  db: Db,
  [verb, address]: readonly string[],
): Promise<string | undefined> {
  if ((verb !== 'create' && verb !== 'reset') || !address) return undefined;
  const read = z.safeParse(emailField(), address);
  if (!read.success) throw new Error(`"${address}" is not an e-mail address.`);
  const email = read.data;
  const password = verb === 'create' ? await createOperator(db, email) : await resetOperator(db, email);
  if (!password) {
    throw new Error(verb === 'create' ? `${email} is an operator already.` : `${email} is no operator.`);
  }
  return `${email} may log in at /members/admin-login of any site.
Password, shown this once: ${password}
The first log-in sets up a second factor.
`;
}
