import type { Language } from '#contract/problems.ts';

interface MailFacts {
  readonly site: string;
  readonly newEmail: string;
  readonly link: string;
}

type Kind = 'email-confirm' | 'email-changing' | 'email-changed';
type Write = (facts: MailFacts) => { readonly subject: string; readonly body: string };

/** What the mails about a change of address say: to the new one, then to the old one before and after. */
export const emailMailWords: Readonly<Record<Kind, Readonly<Record<Language, Write>>>> = {
  'email-confirm': {
    en: ({ site, link }) => ({
      subject: `Confirm your e-mail for ${site}`,
      body: `You asked to use this address for your account at ${site}. Open this link to confirm it:\n\n${link}\n\nThe link works once and for one day. Until then your old address stays in use. If you did not ask for this, you need not do anything.\n`,
    }),
    es: ({ site, link }) => ({
      subject: `Confirme su correo para ${site}`,
      body: `Usted pidió usar esta dirección para su cuenta en ${site}. Abra este enlace para confirmarla:\n\n${link}\n\nEl enlace sirve una sola vez y durante un día. Hasta entonces se sigue usando su dirección anterior. Si usted no lo pidió, no tiene que hacer nada.\n`,
    }),
  },
  'email-changing': {
    en: ({ site, newEmail, link }) => ({
      subject: `A new e-mail was given for your account at ${site}`,
      body: `Somebody asked to change the e-mail of your account at ${site} to ${newEmail}. It changes only once it is confirmed there.\n\nIf this was not you, set a new password at once:\n\n${link}\n`,
    }),
    es: ({ site, newEmail, link }) => ({
      subject: `Se indicó un correo nuevo para su cuenta en ${site}`,
      body: `Alguien pidió cambiar el correo de su cuenta en ${site} a ${newEmail}. Solo cambia cuando se confirme desde allí.\n\nSi no fue usted, cree una contraseña nueva de inmediato:\n\n${link}\n`,
    }),
  },
  'email-changed': {
    en: ({ site, newEmail }) => ({
      subject: `The e-mail of your account at ${site} was changed`,
      body: `Your account at ${site} now uses ${newEmail}. This address is no longer in use there.\n\nIf this was not you, please answer this mail.\n`,
    }),
    es: ({ site, newEmail }) => ({
      subject: `Se cambió el correo de su cuenta en ${site}`,
      body: `Su cuenta en ${site} ahora usa ${newEmail}. Esta dirección ya no se usa allí.\n\nSi no fue usted, responda a este correo.\n`,
    }),
  },
};
