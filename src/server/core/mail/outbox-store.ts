import type { ColumnType, Generated } from 'kysely';
import type { Language } from '#contract/problems.ts';
import type { Db } from '#server/platform/database.ts';

interface OutboxMailTable {
  id: Generated<number>;
  site_id: number;
  kind: string;
  to_address: string;
  subject: string;
  body: string;
  language: Language;
  cause: string;
  created_at: ColumnType<Date, never, never>;
  sent_at: ColumnType<Date | null, Date | undefined, Date>;
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
  readonly subject: string;
  readonly body: string;
  readonly language: Language;
}

export async function putMailInOutbox(db: Db, mail: Mail): Promise<void> {
  await db
    .insertInto('outbox_mail')
    .values({
      site_id: mail.siteId,
      kind: mail.kind,
      cause: mail.cause,
      to_address: mail.toAddress,
      subject: mail.subject,
      body: mail.body,
      language: mail.language,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'cause']).doNothing())
    .execute();
}
