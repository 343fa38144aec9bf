import * as z from 'zod/mini';
import { findAccount } from '#server/core/accounts/account-store.ts';
import { findSiteById } from '#server/core/sites/site-store.ts';
import { job } from '#server/platform/queue-job.ts';
import type { Services } from '#server/services.ts';
import { postAccountMail } from './post-account-mail.ts';

export const sendWelcomeMail = job({
  name: 'send-welcome-mail',
  payload: z.object({ accountId: z.string() }),
  async run({ accountId }, { services }: { services: Services }) {
    const { db } = services;
    const account = await findAccount(db, accountId);
    const site = account && (await findSiteById(db, account.siteId));
    if (!site) return;
    await db.transaction().execute((tx) =>
      postAccountMail(services, tx, {
        kind: 'welcome',
        cause: account.id,
        toAddress: account.email,
        site,
      }),
    );
  },
});
