import { outboxList, outboxMail, resendMail } from '#contract/operator-works.ts';
import { operatorAction } from '#server/core/calls/operator-action.ts';
import { type Route, route, success } from '#server/core/calls/route.ts';
import {
  copyMail,
  findMail,
  hurryMail,
  listMailKinds,
  listOutbox,
  type OutboxRow,
} from '#server/core/mail/outbox-list-store.ts';
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
  given_up: mail.failedAt?.toISOString() ?? null,
  failure: mail.failure,
});

export const outboxRoutes: readonly Route[] = [
  route(outboxList, async ({ db, config }, { input: { older_than: olderThan, ...filter } }) => {
    const rows = await listOutbox(db, filter, { limit: pageSize + 1, olderThan });
    const mails = rows.slice(0, pageSize).map(describe);
    return success({
      mails,
      can_send: config.smtpUrl !== undefined,
      kinds: await listMailKinds(db),
      older_than: rows.length > pageSize ? (mails.at(-1)?.id ?? null) : null,
    });
  }),

  route(outboxMail, async ({ db }, { input }) => {
    const mail = await findMail(db, input.id);
    if (!mail) throw new Problem('not-found');
    return success({ mail: { ...describe(mail), body: mail.body } });
  }),

  operatorAction(resendMail, async (tx, { input }) => {
    const mail = await findMail(tx, input.id);
    if (!mail) throw new Problem('not-found');
    const isWaiting = !mail.sentAt && !mail.failedAt;
    if (!isWaiting && mail.body.includes('token=…')) throw new Problem('mail-link-gone');
    if (isWaiting) await hurryMail(tx, mail.id);
    else await copyMail(tx, mail.id);
    return {
      answer: success({}),
      audit: {
        action: 'resend-mail',
        siteId: mail.siteId,
        target: String(mail.id),
        after: { kind: mail.kind, is_copy: !isWaiting },
      },
    };
  }),
];
