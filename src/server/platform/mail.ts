import { createTransport } from 'nodemailer';

export interface OutgoingMail {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly replyTo: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same at every try, so that a mail program can tell a repetition. */
  readonly id: number;
}

export interface Mailer {
  /** Resolves once the mail server has taken the mail; throws `MailRefused` where trying again is of no use. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** The mail server refuses this mail or its recipient for good. */
export class MailRefused extends Error {}

/** Speaks SMTP with the server of `smtpUrl` (`smtp://user:password@host:587`, `smtps://…`). */
export function createMailer(smtpUrl: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ id, from, to, ...mail }) {
      const domain = from.address.split('@')[1] ?? 'localhost';
      try {
        await transport.sendMail({
          ...mail,
          from: { name: from.name, address: from.address },
          // As an object, so that no comma in it can make two recipients.
          to: { name: '', address: to },
          messageId: `<outbox-${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw isForGood(error) ? new MailRefused(messageOf(error)) : error;
      }
    },
    close: () => transport.close(),
  };
}

/** A 5xx to the recipient or the message; one to our log-in is our own setting, which may be put right. */
function isForGood(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode ?? 0) >= 500;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
