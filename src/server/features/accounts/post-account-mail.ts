import { randomUUID } from 'node:crypto';
import { membersPrefix } from '#contract/pages.ts';
import { postMail } from '#server/core/mail/post-mail.ts';
import { type Site, settingsOf } from '#server/core/sites/site.ts';
import type { Db } from '#server/platform/database.ts';
import type { Services } from '#server/services.ts';
import { accountMailWords } from './account-mail-words.ts';

interface AccountMail {
  readonly kind: keyof typeof accountMailWords;
  readonly toAddress: string;
  readonly site: Site;
  /** A page of the site with its query, and the site's scheme and host. */
  readonly page?: string;
  readonly origin?: string;
  /** Given where the mail must not be written twice. */
  readonly cause?: string;
}

/** In the language of the site. */
export async function postAccountMail(services: Services, tx: Db, mail: AccountMail): Promise<void> {
  const { site, kind, toAddress, page, origin, cause = randomUUID() } = mail;
  const { language, name } = settingsOf(site);
  const link = `${origin ?? ''}${membersPrefix}${page ?? '/login'}`;
  await postMail(services, tx, {
    siteId: site.id,
    kind,
    cause,
    toAddress,
    language,
    ...accountMailWords[kind][language]({ site: name, link }),
  });
}
