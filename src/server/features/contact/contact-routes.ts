import { contactMail } from '#contract/contact.ts';
import { type Route, route, success } from '#server/core/calls/route.ts';
import { insertContactMessage } from '#server/core/mail/contact-message-store.ts';
import { postMail } from '#server/core/mail/post-mail.ts';
import { settingsOf } from '#server/core/sites/site.ts';
import { contactMailWords } from './contact-mail-words.ts';

export const contactRoutes: readonly Route[] = [
  route(contactMail, async (services, { input, site }) => {
    // A machine filled in the field that no person sees; it learns nothing from the answer.
    if (input.website) return success({});
    const { name, email, subject, message } = input;
    await services.db.transaction().execute(async (tx) => {
      const id = await insertContactMessage(tx, { siteId: site.id, name, email, subject, message });
      if (!site.contactEmail) return;
      const { language } = settingsOf(site);
      await postMail(services, tx, {
        siteId: site.id,
        kind: 'contact',
        cause: String(id),
        toAddress: site.contactEmail,
        replyTo: email,
        language,
        ...contactMailWords[language]({ site: site.name, name, email, subject, message }),
      });
    });
    return success({});
  }),
];
