import { type ColumnType, type Generated, sql } from 'kysely';
import type { Language } from '#contract/problems.ts';
import type { Db } from '#server/platform/database.ts';

interface OutboxMailTable {
  id: Generated<number>;
  site_id: number;
  kind: string;
  to_address: string;
  reply_to: string | null;
  subject: string;
  body: string;
  language: Language;
  cause: string;
  created_at: ColumnType<Date, never, never>;
  sent_at: ColumnType<Date | null, Date | undefined, Date>;
  tries: Generated<number>;
  next_try_at: Generated<Date>;
  failed_at: ColumnType<Date | null, never, Date>;
  failure: ColumnType<string | null, never, string>;
}

declare module '#server/platform/database.ts' {
  interface Tables {
    outbox_mail: OutboxMailTable;
  }
}

export interface Mail {
  readonly siteId: number;
  readonly kind: string;
  /** What the mail is about; a second mail of this kind for the same cause is not written. */
  readonly cause: string;
  readonly toAddress: string;
  /** Where an answer goes, if not to the sender. */
  readonly replyTo?: string | undefined;
  readonly subject: string;
  /** Plain text; an empty line parts paragraphs, and an address on a line of its own becomes a link. */
  readonly body: string;
  readonly language: Language;
}

/** Where a mail server is configured it leaves within a minute; else it waits here for the operator to read. */
export async function putMailInOutbox(db: Db, mail: Mail): Promise<void> {
  await db
    .insertInto('outbox_mail')
    .values({
      site_id: mail.siteId,
      kind: mail.kind,
      cause: mail.cause,
      to_address: mail.toAddress,
      reply_to: mail.replyTo ?? null,
      subject: mail.subject,
      body: mail.body,
      language: mail.language,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'cause']).doNothing())
    .execute();
}

export interface WaitingMail {
  readonly id: number;
  readonly toAddress: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly body: string;
  readonly language: Language;
  /** This one included. */
  readonly tries: number;
  readonly siteName: string;
  /** The site's own sender. */
  readonly mailFrom: string | null;
}

/** Takes the next due mail and puts its following try off (30 s, doubling up to an hour), whatever becomes of this one. */
export async function takeWaitingMail(db: Db): Promise<WaitingMail | undefined> {
  const { rows } = await sql<WaitingMail>`
    update outbox_mail as mail
    set tries = tries + 1, next_try_at = now() + make_interval(secs => least(3600, 30 * 2 ^ tries))
    from site
    where site.id = mail.site_id and mail.id = (
      select id from outbox_mail
      where sent_at is null and failed_at is null and next_try_at <= now()
      order by next_try_at limit 1 for update skip locked
    )
    returning mail.id, mail.to_address as "toAddress", mail.reply_to as "replyTo", mail.subject, mail.body,
      mail.language, mail.tries, site.name as "siteName", site.mail_from as "mailFrom"
  `.execute(db);
  return rows[0];
}

/** Links in a mail that has left are no longer needed here, so they are made unreadable. */
const withoutTokens = sql<string>`regexp_replace(body, 'token=[A-Za-z0-9_-]+', 'token=…', 'g')`;

export async function markMailSent(db: Db, id: number): Promise<void> {
  await db
    .updateTable('outbox_mail')
    .set({ sent_at: new Date(), body: withoutTokens })
    .where('id', '=', id)
    .execute();
}

/** `isFinal`: it will not be tried again. */
export async function markMailFailed(
  db: Db,
  { id, failure, isFinal }: { readonly id: number; readonly failure: string; readonly isFinal: boolean },
): Promise<void> {
  await db
    .updateTable('outbox_mail')
    .set({ failure, ...(isFinal && { failed_at: new Date() }) })
    .where('id', '=', id)
    .execute();
}

/** A mail that found no way out within a day says nothing true any more. */
export async function giveUpOldMails(db: Db): Promise<void> {
  await db
    .updateTable('outbox_mail')
    .set({ failed_at: new Date(), failure: sql<string>`coalesce(failure, 'not sent within a day')` })
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('created_at', '<', new Date(Date.now() - 24 * 3_600_000))
    .execute();
}

/** Its link works for seven days, every other one for a day at most. */
export const invitationMail = 'dealership-invitation';

/** Links that work no more are made unreadable; mails older than 90 days are gone. */
export async function tidyOutbox(db: Db): Promise<void> {
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
  await db.deleteFrom('outbox_mail').where('created_at', '<', daysAgo(90)).execute();
  await db
    .updateTable('outbox_mail')
    .set({ body: withoutTokens })
    .where((eb) =>
      eb.or([
        eb('created_at', '<', daysAgo(7)),
        eb.and([eb('created_at', '<', daysAgo(1)), eb('kind', '<>', invitationMail)]),
      ]),
    )
    .where('body', '~', 'token=[A-Za-z0-9_-]')
    .execute();
}

/** All mail to one person on one site. */
export async function listMailsTo(db: Db, siteId: number, address: string) {
  return await db
    .selectFrom('outbox_mail')
    .select(['kind', 'subject', 'created_at as createdAt', 'sent_at as sentAt'])
    .where('site_id', '=', siteId)
    .where('to_address', '=', address)
    .orderBy('id')
    .execute();
}

export async function removeMailsTo(db: Db, siteId: number, address: string): Promise<void> {
  await db
    .deleteFrom('outbox_mail')
    .where('site_id', '=', siteId)
    .where('to_address', '=', address)
    .execute();
}
