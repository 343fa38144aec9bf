import type { ColumnType } from 'kysely';
import { hashToken, newToken } from '#server/core/accounts/token.ts';
import type { Db } from '#server/platform/database.ts';
import { type Operator, operatorColumns } from './operator-store.ts';

interface OperatorSessionTable {
  token_hash: Buffer;
  operator_id: string;
  created_at: ColumnType<Date, never, never>;
  expires_at: Date;
}

declare module '#server/platform/database.ts' {
  interface Tables {
    operator_session: OperatorSessionTable;
  }
}

export const operatorSessionSeconds = 12 * 3600;

/** Opens a session and returns its token, which is stored nowhere else. */
export async function openOperatorSession(db: Db, operatorId: string): Promise<string> {
  const token = newToken();
  await db
    .insertInto('operator_session')
    .values({
      token_hash: hashToken(token),
      operator_id: operatorId,
      expires_at: new Date(Date.now() + operatorSessionSeconds * 1000),
    })
    .execute();
  return token;
}

export async function findSessionOperator(db: Db, token: string): Promise<Operator | undefined> {
  const row = await db
    .selectFrom('operator_session')
    .innerJoin('operator', 'operator.id', 'operator_session.operator_id')
    .select(operatorColumns)
    .where('operator_session.token_hash', '=', hashToken(token))
    .where('operator_session.expires_at', '>', new Date())
    .where('operator.is_blocked', '=', false)
    .where('operator.totp_secret', 'is not', null)
    .executeTakeFirst();
  return row && { ...row, hasSecondFactor: true };
}

export async function endOperatorSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('operator_session').where('token_hash', '=', hashToken(token)).execute();
}

/** All of an operator's sessions but the one of `exceptToken`. */
export async function endOperatorSessions(db: Db, operatorId: string, exceptToken?: string): Promise<void> {
  await db
    .deleteFrom('operator_session')
    .where('operator_id', '=', operatorId)
    .$if(exceptToken !== undefined, (query) => query.where('token_hash', '!=', hashToken(exceptToken ?? '')))
    .execute();
}

export async function removeExpiredOperatorSessions(db: Db): Promise<void> {
  await db.deleteFrom('operator_session').where('expires_at', '<', new Date()).execute();
}
