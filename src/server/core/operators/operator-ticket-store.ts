import type { Generated } from 'kysely';
import { hashToken, newToken } from '#server/core/accounts/token.ts';
import type { Db } from '#server/platform/database.ts';

interface OperatorTicketTable {
  token_hash: Buffer;
  operator_id: string;
  offered_secret: Buffer | null;
  tries: Generated<number>;
  expires_at: Date;
}

declare module '#server/platform/database.ts' {
  interface Tables {
    operator_ticket: OperatorTicketTable;
  }
}

const ticketMinutes = 10;
const mostTries = 5;

export interface Ticket {
  readonly operatorId: string;
  readonly offeredSecret: Buffer | null;
}

/** What the right password is worth: some minutes and a few tries to bring the code. */
export async function openTicket(db: Db, operatorId: string, offeredSecret: Buffer | null): Promise<string> {
  const token = newToken();
  await db
    .insertInto('operator_ticket')
    .values({
      token_hash: hashToken(token),
      operator_id: operatorId,
      offered_secret: offeredSecret,
      expires_at: new Date(Date.now() + ticketMinutes * 60_000),
    })
    .execute();
  return token;
}

/** Counts one try; undefined when the ticket is over or used up. */
export async function tryTicket(db: Db, token: string): Promise<Ticket | undefined> {
  return await db
    .updateTable('operator_ticket')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', new Date())
    .where('tries', '<', mostTries)
    .returning(['operator_id as operatorId', 'offered_secret as offeredSecret'])
    .executeTakeFirst();
}

/** True for one caller only. */
export async function useTicket(db: Db, token: string): Promise<boolean> {
  const row = await db
    .deleteFrom('operator_ticket')
    .where('token_hash', '=', hashToken(token))
    .returning('operator_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function endTickets(db: Db, operatorId: string): Promise<void> {
  await db.deleteFrom('operator_ticket').where('operator_id', '=', operatorId).execute();
}

export async function removeExpiredTickets(db: Db): Promise<void> {
  await db.deleteFrom('operator_ticket').where('expires_at', '<', new Date()).execute();
}
