import * as z from 'zod/mini';
import type { Language } from '#contract/problems.ts';
import { findAccount } from '#server/core/accounts/account-store.ts';
import { putMailInOutbox } from '#server/core/mail/outbox-store.ts';
import { settingsOf } from '#server/core/sites/site.ts';
import { findSiteById } from '#server/core/sites/site-store.ts';
import { job } from '#server/platform/queue-job.ts';
import type { Services } from '#server/services.ts';

const words: Readonly<Record<Language, (siteName: string) => { subject: string; body: string }>> = {
  en: (siteName) => ({
    subject: `Welcome to ${siteName}`,
    body: `Your account at ${siteName} is open.\n\nIf this was not you, please answer this mail and we will close it.\n`,
  }),
  es: (siteName) => ({
    subject: `Le damos la bienvenida a ${siteName}`,
    body: `Su cuenta en ${siteName} está abierta.\n\nSi no fue usted, responda a este correo y la cerraremos.\n`,
  }),
};

export const sendWelcomeMail = job({
  name: 'send-welcome-mail',
  payload: z.object({ accountId: z.string() }),
  async run({ accountId }, { services: { db } }: { services: Services }) {
    const account = await findAccount(db, accountId);
    const site = account && (await findSiteById(db, account.siteId));
    if (!site) return;
    const { language } = settingsOf(site);
    await putMailInOutbox(db, {
      siteId: site.id,
      kind: 'welcome',
      cause: account.id,
      toAddress: account.email,
      language,
      ...words[language](site.name),
    });
  },
});
