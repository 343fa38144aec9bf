import { randomBytes } from 'node:crypto';
import { hashPassword } from '#server/core/accounts/password.ts';
import type { Db } from '#server/platform/database.ts';
import { endOperatorSessions } from './operator-session-store.ts';
import {
  findOperatorSecrets,
  hasOperators,
  insertOperator,
  removeSecondFactor,
  setOperatorPassword,
} from './operator-store.ts';
import { endTickets } from './operator-ticket-store.ts';
import { base32 } from './totp.ts';

/** 100 random bits that can be typed: five groups of four letters and digits. */
const newOperatorPassword = (): string =>
  (base32(randomBytes(13)).slice(0, 20).toLowerCase().match(/.{4}/g) ?? []).join('-');

/** Returns the first password, which is stored nowhere; undefined when the address is an operator already. */
export async function createOperator(db: Db, email: string): Promise<string | undefined> {
  const password = newOperatorPassword();
  const id = await insertOperator(db, email, await hashPassword(password));
  return id && password;
}

/** A new password, and the second factor to be set up again; undefined when there is no such operator. */
export async function resetOperator(db: Db, email: string): Promise<string | undefined> {
  const password = newOperatorPassword();
  const passwordHash = await hashPassword(password);
  return await db.transaction().execute(async (tx) => {
    const operator = await findOperatorSecrets(tx, { email });
    if (!operator) return undefined;
    await setOperatorPassword(tx, operator.id, passwordHash);
    await removeSecondFactor(tx, operator.id);
    await endOperatorSessions(tx, operator.id);
    await endTickets(tx, operator.id);
    return password;
  });
}

export interface FirstOperator {
  readonly email: string;
  readonly password: string;
}

/** The operator of the embedded default, once; undefined when there is one already. */
export async function seedOperator(db: Db): Promise<FirstOperator | undefined> {
  if (await hasOperators(db)) return undefined;
  const email = 'operator@example.com';
  const password = await createOperator(db, email);
  return password ? { email, password } : undefined;
}
