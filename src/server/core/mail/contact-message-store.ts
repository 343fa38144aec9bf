import type { ColumnType, Generated } from 'kysely';
import type { Db } from '#server/platform/database.ts';

interface ContactMessageTable {
  id: Generated<number>;
  site_id: number;
  name: string | null;
  email: string;
  subject: string | null;
  message: string;
  created_at: ColumnType<Date, never, never>;
}

declare module '#server/platform/database.ts' {
  interface Tables {
    contact_message: ContactMessageTable;
  }
}

interface ContactMessage {
  readonly siteId: number;
  readonly name: string | undefined;
  readonly email: string;
  readonly subject: string | undefined;
  readonly message: string;
}

export async function insertContactMessage(db: Db, message: ContactMessage): Promise<number> {
  const { id } = await db
    .insertInto('contact_message')
    .values({
      site_id: message.siteId,
      name: message.name ?? null,
      email: message.email,
      subject: message.subject ?? null,
      message: message.message,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function listContactMessages(db: Db, siteId: number, email: string) {
  return await db
    .selectFrom('contact_message')
    .select(['name', 'email', 'subject', 'message', 'created_at as createdAt'])
    .where('site_id', '=', siteId)
    .where('email', '=', email)
    .orderBy('id')
    .execute();
}

/** The messages, and what the site's own mailbox was sent of them. */
export async function removeContactMessages(db: Db, siteId: number, email: string): Promise<void> {
  await db.deleteFrom('contact_message').where('site_id', '=', siteId).where('email', '=', email).execute();
  await db
    .deleteFrom('outbox_mail')
    .where('site_id', '=', siteId)
    .where('kind', '=', 'contact')
    .where('reply_to', '=', email)
    .execute();
}
