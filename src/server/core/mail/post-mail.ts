import type { Db } from '#server/platform/database.ts';
import type { Services } from '#server/services.ts';
import { type Mail, putMailInOutbox } from './outbox-store.ts';
import { sendMail } from './send-mail.ts';

/** Puts a mail into the outbox in the caller's transaction and has it sent as soon as that commits. */
export async function postMail({ queue, mailer }: Services, tx: Db, mail: Mail): Promise<void> {
  await putMailInOutbox(tx, mail);
  if (mailer) await queue.enqueue(tx, sendMail, {});
}
