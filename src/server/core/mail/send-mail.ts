import * as z from 'zod/mini';
import { MailRefused } from '#server/platform/mail.ts';
import { job } from '#server/platform/queue-job.ts';
import type { Services } from '#server/services.ts';
import { mailHtml } from './mail-html.ts';
import {
  giveUpOldMails,
  markMailFailed,
  markMailSent,
  takeWaitingMail,
  type WaitingMail,
} from './outbox-store.ts';

/** With pauses that double from half a minute up to an hour: about five hours. */
const mostTries = 12;

type MailServices = Pick<Services, 'db' | 'config' | 'mailer' | 'log'>;

/** Sends what waits in the outbox; without a mail server everything stays there. */
export async function sendWaitingMails(services: MailServices, signal?: AbortSignal): Promise<void> {
  if (!services.mailer) return;
  await giveUpOldMails(services.db);
  while (!signal?.aborted) {
    const mail = await takeWaitingMail(services.db);
    if (!mail) return;
    await sendOne(services, services.mailer, mail);
  }
}

async function sendOne(
  { db, config, log }: MailServices,
  mailer: NonNullable<MailServices['mailer']>,
  mail: WaitingMail,
): Promise<void> {
  try {
    await mailer.send({
      from: { name: mail.siteName, address: mail.mailFrom ?? config.mailFrom },
      to: mail.toAddress,
      replyTo: mail.replyTo ?? undefined,
      subject: mail.subject,
      text: mail.body,
      html: mailHtml(mail.body, mail.language),
      id: mail.id,
    });
    await markMailSent(db, mail.id);
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    const isFinal = error instanceof MailRefused || mail.tries >= mostTries;
    log.warn({ mailId: mail.id, tries: mail.tries, isFinal, failure }, 'a mail was not taken');
    await markMailFailed(db, { id: mail.id, failure, isFinal });
  }
}

export const sendMail = job({
  name: 'send-mail',
  payload: z.object({}),
  cron: '* * * * *',
  policy: 'short',
  concurrency: 1,
  async run(_payload, { services, signal }: { services: Services; signal: AbortSignal }) {
    await sendWaitingMails(services, signal);
  },
});
