import type { Account } from '#server/core/accounts/account-store.ts';
import { findPendingEmail } from '#server/core/accounts/link-store.ts';
import { findProfileImage } from '#server/core/accounts/profile-image-store.ts';
import { findProfile } from '#server/core/accounts/profile-store.ts';
import { listSessions } from '#server/core/accounts/session-store.ts';
import { findMembership } from '#server/core/dealerships/member-store.ts';
import { listGenerationsOf } from '#server/core/generations/generation-store.ts';
import type { LedgerEntry } from '#server/core/ledger/ledger-entry.ts';
import { listEntries } from '#server/core/ledger/list-entries.ts';
import { listContactMessages } from '#server/core/mail/contact-message-store.ts';
import { listMailsTo } from '#server/core/mail/outbox-store.ts';
import type { Db } from '#server/platform/database.ts';
import type { Services } from '#server/services.ts';

/** Everything that is kept about a person; secrets (password, tokens, links) are no part of it. */
export async function exportAccount({ db }: Services, account: Account, token: string) {
  const image = await findProfileImage(db, account.id);
  const membership = await findMembership(db, account.id);
  const sessions = await listSessions(db, account.id, token);
  return {
    exported_at: new Date(),
    account,
    email_pending: await findPendingEmail(db, account.id),
    profile: await findProfile(db, account.id),
    image: image && { media_type: image.mediaType, base64: image.bytes.toString('base64') },
    sessions: sessions.map(({ isCurrent: _, ...session }) => session),
    dealership: membership && { id: membership.dealershipId, role: membership.role },
    // The people of a dealership share its credits, so its book is nobody's own.
    credits: membership ? undefined : await readWholeLedger(db, account.walletId),
    generations: await listGenerationsOf(db, account.id),
    mails: await listMailsTo(db, account.siteId, account.email),
    contact_messages: await listContactMessages(db, account.siteId, account.email),
  };
}

async function readWholeLedger(db: Db, walletId: string): Promise<LedgerEntry[]> {
  const all: LedgerEntry[] = [];
  let beforeId: number | undefined;
  do {
    const { entries, nextBeforeId } = await listEntries(db, walletId, { beforeId, limit: 500 });
    all.push(...entries);
    beforeId = nextBeforeId;
  } while (beforeId !== undefined);
  return all;
}
