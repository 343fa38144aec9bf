import { outboxList, outboxMail } from '#contract/operator-works.ts';
import { type Route, route, success } from '#server/core/calls/route.ts';
import { findMail, listMailKinds, listOutbox, type OutboxRow } from '#server/core/mail/outbox-list-store.ts';
import { Problem } from '#server/platform/http/problem.ts';

const pageSize = 50;

const describe = (mail: OutboxRow) => ({
  id: mail.id,
  site_id: mail.siteId,
  site: mail.siteName,
  kind: mail.kind,
  to: mail.toAddress,
  subject: mail.subject,
  language: mail.language,
  created: mail.createdAt.toISOString(),
  sent: mail.sentAt?.toISOString() ?? null,
});

export const outboxRoutes: readonly Route[] = [
  route(outboxList, async ({ db }, { input: { older_than: olderThan, ...filter } }) => {
    const rows = await listOutbox(db, filter, { limit: pageSize + 1, olderThan });
    const mails = rows.slice(0, pageSize).map(describe);
    return success({
      mails,
      kinds: await listMailKinds(db),
      older_than: rows.length > pageSize ? (mails.at(-1)?.id ?? null) : null,
    });
  }),

  route(outboxMail, async ({ db }, { input }) => {
    const mail = await findMail(db, input.id);
    if (!mail) throw new Problem('not-found');
    return success({ mail: { ...describe(mail), body: mail.body } });
  }),
];
