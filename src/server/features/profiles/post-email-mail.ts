import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { membersPrefix } from '#contract/pages.ts';
import { postMail } from '#server/core/mail/post-mail.ts';
import { type Site, settingsOf } from '#server/core/sites/site.ts';
import { siteOrigin } from '#server/core/sites/site-origin.ts';
import type { Db } from '#server/platform/database.ts';
import type { Services } from '#server/services.ts';
import { emailMailWords } from './email-mail-words.ts';

interface EmailMail {
  readonly kind: keyof typeof emailMailWords;
  readonly site: Site;
  readonly request: FastifyRequest;
  readonly toAddress: string;
  readonly newEmail: string;
  /** With its query. */
  readonly page: string;
}

export async function postEmailMail(services: Services, tx: Db, mail: EmailMail): Promise<void> {
  const { kind, site, request, toAddress, newEmail, page } = mail;
  const { language, name } = settingsOf(site);
  const origin = siteOrigin(site, {
    ...services.config,
    protocol: request.protocol,
    host: request.headers.host,
  });
  const link = `${origin}${membersPrefix}${page}`;
  await postMail(services, tx, {
    siteId: site.id,
    kind,
    cause: randomUUID(),
    toAddress,
    language,
    ...emailMailWords[kind][language]({ site: name, newEmail, link }),
  });
}
