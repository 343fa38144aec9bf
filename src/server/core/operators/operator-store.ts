import type { ColumnType, Generated } from 'kysely';
import type { Db } from '#server/platform/database.ts';

interface OperatorTable {
  id: Generated<string>;
  email: string;
  password_hash: string;
  totp_secret: Buffer | null;
  totp_last_step: Generated<number>;
  is_blocked: Generated<boolean>;
  created_at: ColumnType<Date, never, never>;
}

interface RecoveryCodeTable {
  operator_id: string;
  code_hash: Buffer;
}

declare module '#server/platform/database.ts' {
  interface Tables {
    operator: OperatorTable;
    operator_recovery_code: RecoveryCodeTable;
  }
}

/** Somebody who runs the installation, over all its sites. */
export interface Operator {
  readonly id: string;
  readonly email: string;
  readonly isBlocked: boolean;
  readonly hasSecondFactor: boolean;
  readonly createdAt: Date;
}

export interface OperatorSecrets extends Operator {
  readonly passwordHash: string;
  readonly totpSecret: Buffer | null;
}

export const operatorColumns = [
  'operator.id',
  'operator.email',
  'operator.is_blocked as isBlocked',
  'operator.created_at as createdAt',
] as const;

const selectOperators = (db: Db) =>
  db
    .selectFrom('operator')
    .select(operatorColumns)
    .select((eb) => eb('operator.totp_secret', 'is not', null).$castTo<boolean>().as('hasSecondFactor'));

/** Undefined when the address is an operator already. */
export async function insertOperator(
  db: Db,
  email: string,
  passwordHash: string,
): Promise<string | undefined> {
  const row = await db
    .insertInto('operator')
    .values({ email, password_hash: passwordHash })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function listOperators(db: Db): Promise<Operator[]> {
  return await selectOperators(db).orderBy('operator.email').execute();
}

export async function hasOperators(db: Db): Promise<boolean> {
  return (await db.selectFrom('operator').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export async function findOperator(db: Db, id: string): Promise<Operator | undefined> {
  return await selectOperators(db).where('operator.id', '=', id).executeTakeFirst();
}

/** With the secrets, for log-in alone. */
export async function findOperatorSecrets(
  db: Db,
  by: { readonly email: string } | { readonly id: string },
): Promise<OperatorSecrets | undefined> {
  const query = selectOperators(db).select([
    'operator.password_hash as passwordHash',
    'operator.totp_secret as totpSecret',
  ]);
  return 'email' in by
    ? await query.where('operator.email', '=', by.email).executeTakeFirst()
    : await query.where('operator.id', '=', by.id).executeTakeFirst();
}

export async function setOperatorPassword(db: Db, id: string, passwordHash: string): Promise<void> {
  await db.updateTable('operator').set({ password_hash: passwordHash }).where('id', '=', id).execute();
}

export async function setOperatorBlocked(db: Db, id: string, isBlocked: boolean): Promise<void> {
  await db.updateTable('operator').set({ is_blocked: isBlocked }).where('id', '=', id).execute();
}

/** False when a second factor is set up already, also when two set one up at once. */
export async function setTotpSecret(db: Db, id: string, secret: Buffer): Promise<boolean> {
  const row = await db
    .updateTable('operator')
    .set({ totp_secret: secret, totp_last_step: 0 })
    .where('id', '=', id)
    .where('totp_secret', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The next log-in sets a new one up. */
export async function removeSecondFactor(db: Db, id: string): Promise<void> {
  await db.updateTable('operator').set({ totp_secret: null }).where('id', '=', id).execute();
  await setRecoveryCodes(db, id, []);
}

/** True for the first who brings this step or a later one: a code works once, also when two come at once. */
export async function takeTotpStep(db: Db, id: string, step: number): Promise<boolean> {
  const row = await db
    .updateTable('operator')
    .set({ totp_last_step: step })
    .where('id', '=', id)
    .where('totp_last_step', '<', step)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function setRecoveryCodes(db: Db, id: string, hashes: readonly Buffer[]): Promise<void> {
  await db.deleteFrom('operator_recovery_code').where('operator_id', '=', id).execute();
  if (hashes.length === 0) return;
  await db
    .insertInto('operator_recovery_code')
    .values(hashes.map((hash) => ({ operator_id: id, code_hash: hash })))
    .execute();
}

export async function takeRecoveryCode(db: Db, id: string, hash: Buffer): Promise<boolean> {
  const row = await db
    .deleteFrom('operator_recovery_code')
    .where('operator_id', '=', id)
    .where('code_hash', '=', hash)
    .returning('operator_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function countRecoveryCodes(db: Db, id: string): Promise<number> {
  const row = await db
    .selectFrom('operator_recovery_code')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('operator_id', '=', id)
    .executeTakeFirstOrThrow();
  return row.count;
}
