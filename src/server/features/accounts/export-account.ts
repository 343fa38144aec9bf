import type { Account } from '#server/core/accounts/account-store.ts';
import { findPendingEmail } from '#server/core/accounts/link-store.ts';
import { findProfileImage } from '#server/core/accounts/profile-image-store.ts';
import { findProfile } from '#server/core/accounts/profile-store.ts';
import { listSessions } from '#server/core/accounts/session-store.ts';
import { listContactMessages } from '#server/core/mail/contact-message-store.ts';
import { listMailsTo } from '#server/core/mail/outbox-store.ts';
import type { Services } from '#server/services.ts';

/** Everything that is kept about a person; secrets (password, tokens, links) are no part of it. */
export async function exportAccount({ db }: Services, account: Account, token: string) {
  const image = await findProfileImage(db, account.id);
  const sessions = await listSessions(db, account.id, token);
  return {
    exported_at: new Date(),
    account,
    email_pending: await findPendingEmail(db, account.id),
    profile: await findProfile(db, account.id),
    image: image && { media_type: image.mediaType, base64: image.bytes.toString('base64') },
    sessions: sessions.map(({ isCurrent: _, ...session }) => session),
    mails: await listMailsTo(db, account.siteId, account.email),
    contact_messages: await listContactMessages(db, account.siteId, account.email),
  };
}
