import type { ColumnType } from 'kysely';
import { hashToken, newToken } from '#server/core/accounts/token.ts';
import type { Db } from '#server/platform/database.ts';

interface GateCredentialTable {
  site_id: number;
  email: string;
  password_hash: string;
}

interface GatePassTable {
  token_hash: Buffer;
  site_id: number;
  created_at: ColumnType<Date, never, never>;
  expires_at: Date;
}

declare module '#server/platform/database.ts' {
  interface Tables {
    gate_credential: GateCredentialTable;
    gate_pass: GatePassTable;
  }
}

export const gatePassDays = 30;

export async function insertGateCredential(
  db: Db,
  credential: { readonly siteId: number; readonly email: string; readonly passwordHash: string },
): Promise<void> {
  await db
    .insertInto('gate_credential')
    .values({
      site_id: credential.siteId,
      email: credential.email,
      password_hash: credential.passwordHash,
    })
    .execute();
}

export async function findGateHash(db: Db, siteId: number, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('gate_credential')
    .select('password_hash')
    .where('site_id', '=', siteId)
    .where('email', '=', email)
    .executeTakeFirst();
  return row?.password_hash;
}

export async function openGatePass(db: Db, siteId: number): Promise<string> {
  const token = newToken();
  await db
    .insertInto('gate_pass')
    .values({
      token_hash: hashToken(token),
      site_id: siteId,
      expires_at: new Date(Date.now() + gatePassDays * 24 * 3600 * 1000),
    })
    .execute();
  return token;
}

export async function holdsGatePass(db: Db, siteId: number, token: string): Promise<boolean> {
  const row = await db
    .selectFrom('gate_pass')
    .select('site_id')
    .where('token_hash', '=', hashToken(token))
    .where('site_id', '=', siteId)
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  return row !== undefined;
}

export async function removeExpiredGatePasses(db: Db): Promise<void> {
  await db.deleteFrom('gate_pass').where('expires_at', '<', new Date()).execute();
}
