import * as z from 'zod/mini';
import { findAccountByEmail } from '#server/core/accounts/account-store.ts';
import { openLink } from '#server/core/accounts/link-store.ts';
import { findSiteById } from '#server/core/sites/site-store.ts';
import { job } from '#server/platform/queue-job.ts';
import type { Services } from '#server/services.ts';
import { postAccountMail } from './post-account-mail.ts';

/** Whether the address has an account is looked up here, where nobody waits: the asking call does the same work for both. */
export const sendResetLink = job({
  name: 'send-reset-link',
  payload: z.object({ siteId: z.number(), email: z.string(), origin: z.string() }),
  async run({ siteId, email, origin }, { services, id }: { services: Services; id: string }) {
    const { db } = services;
    const account = await findAccountByEmail(db, siteId, email);
    const site = account && (await findSiteById(db, siteId));
    if (!site) return;
    await db.transaction().execute(async (tx) => {
      const token = await openLink(tx, account, { purpose: 'reset-password' });
      const page = `/reset-password?token=${token}`;
      await postAccountMail(services, tx, { kind: 'reset', cause: id, toAddress: email, site, page, origin });
    });
  },
});
