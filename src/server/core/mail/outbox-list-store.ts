import { randomUUID } from 'node:crypto';
import type { Language } from '#contract/problems.ts';
import type { Db } from '#server/platform/database.ts';

export interface OutboxFilter {
  readonly site?: number | undefined;
  readonly kind?: string | undefined;
  /** Part of an address or a subject. */
  readonly find?: string | undefined;
  readonly state?: 'waiting' | 'sent' | 'failed' | undefined;
}

export interface OutboxRow {
  readonly id: number;
  readonly siteId: number;
  readonly siteName: string;
  readonly kind: string;
  readonly toAddress: string;
  readonly subject: string;
  readonly language: Language;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
  readonly failedAt: Date | null;
  readonly failure: string | null;
}

const selectMails = (db: Db) =>
  db
    .selectFrom('outbox_mail')
    .innerJoin('site', 'site.id', 'outbox_mail.site_id')
    .select([
      'outbox_mail.id',
      'outbox_mail.site_id as siteId',
      'site.name as siteName',
      'outbox_mail.kind',
      'outbox_mail.to_address as toAddress',
      'outbox_mail.subject',
      'outbox_mail.language',
      'outbox_mail.created_at as createdAt',
      'outbox_mail.sent_at as sentAt',
      'outbox_mail.failed_at as failedAt',
      'outbox_mail.failure',
    ]);

/** Newest first; `olderThan` is the id where the page before ended. */
export async function listOutbox(
  db: Db,
  { site, kind, find, state }: OutboxFilter,
  { limit, olderThan }: { readonly limit: number; readonly olderThan?: number | undefined },
): Promise<OutboxRow[]> {
  const like = `%${(find ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  return await selectMails(db)
    .$if(site !== undefined, (query) => query.where('outbox_mail.site_id', '=', site ?? 0))
    .$if(kind !== undefined, (query) => query.where('outbox_mail.kind', '=', kind ?? ''))
    .$if(find !== undefined, (query) =>
      query.where((eb) =>
        eb.or([eb('outbox_mail.to_address', 'ilike', like), eb('outbox_mail.subject', 'ilike', like)]),
      ),
    )
    .$if(state === 'sent', (query) => query.where('outbox_mail.sent_at', 'is not', null))
    .$if(state === 'failed', (query) => query.where('outbox_mail.failed_at', 'is not', null))
    .$if(state === 'waiting', (query) =>
      query.where('outbox_mail.sent_at', 'is', null).where('outbox_mail.failed_at', 'is', null),
    )
    .$if(olderThan !== undefined, (query) => query.where('outbox_mail.id', '<', olderThan ?? 0))
    .orderBy('outbox_mail.id', 'desc')
    .limit(limit)
    .execute();
}

export async function findMail(
  db: Db,
  id: number,
): Promise<(OutboxRow & { readonly body: string }) | undefined> {
  return await selectMails(db).select('outbox_mail.body').where('outbox_mail.id', '=', id).executeTakeFirst();
}

export async function listMailKinds(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('outbox_mail').select('kind').distinct().orderBy('kind').execute();
  return rows.map((row) => row.kind);
}

/** Makes a waiting mail due now. */
export async function hurryMail(db: Db, id: number): Promise<void> {
  await db
    .updateTable('outbox_mail')
    .set({ tries: 0, next_try_at: new Date() })
    .where('id', '=', id)
    .execute();
}

/** A new mail with the text of an old one. */
export async function copyMail(db: Db, id: number): Promise<void> {
  await db
    .insertInto('outbox_mail')
    .columns(['site_id', 'kind', 'to_address', 'reply_to', 'subject', 'body', 'language', 'cause'])
    .expression((eb) =>
      eb
        .selectFrom('outbox_mail')
        .select((mail) => [
          'site_id',
          'kind',
          'to_address',
          'reply_to',
          'subject',
          'body',
          'language',
          mail.val(`again ${randomUUID()}`).$castTo<string>().as('cause'),
        ])
        .where('id', '=', id),
    )
    .execute();
}
