import type { Language } from '#contract/problems.ts';

interface MailWords {
  readonly subject: string;
  readonly body: string;
}

interface MailFacts {
  readonly site: string;
  /** Where the mail holds one. */
  readonly link: string;
}

type Kind = 'welcome' | 'reset' | 'password-changed' | 'account-deleted';
type Write = (facts: MailFacts) => MailWords;

/** What each mail about an account says, in both languages. */
export const accountMailWords: Readonly<Record<Kind, Readonly<Record<Language, Write>>>> = {
  welcome: {
    en: ({ site }) => ({
      subject: `Welcome to ${site}`,
      body: `Your account at ${site} is open.\n\nIf this was not you, please answer this mail and we will close it.\n`,
    }),
    es: ({ site }) => ({
      subject: `Le damos la bienvenida a ${site}`,
      body: `Su cuenta en ${site} está abierta.\n\nSi no fue usted, responda a este correo y la cerraremos.\n`,
    }),
  },
  reset: {
    en: ({ site, link }) => ({
      subject: `Set a new password for ${site}`,
      body: `Somebody, probably you, asked for a new password at ${site}. Open this link to set it:\n\n${link}\n\nThe link works once and for one hour. If you did not ask for it, you need not do anything: your password stays as it is.\n`,
    }),
    es: ({ site, link }) => ({
      subject: `Cree una contraseña nueva para ${site}`,
      body: `Alguien, probablemente usted, pidió una contraseña nueva en ${site}. Abra este enlace para crearla:\n\n${link}\n\nEl enlace sirve una sola vez y durante una hora. Si usted no lo pidió, no tiene que hacer nada: su contraseña sigue igual.\n`,
    }),
  },
  'password-changed': {
    en: ({ site, link }) => ({
      subject: `Your password for ${site} was changed`,
      body: `The password of your account at ${site} was changed, and all other devices were logged out.\n\nIf this was not you, set a new password at once:\n\n${link}\n`,
    }),
    es: ({ site, link }) => ({
      subject: `Se cambió su contraseña de ${site}`,
      body: `Se cambió la contraseña de su cuenta en ${site} y se cerró la sesión en los demás dispositivos.\n\nSi no fue usted, cree una contraseña nueva de inmediato:\n\n${link}\n`,
    }),
  },
  'account-deleted': {
    en: ({ site }) => ({
      subject: `Your account at ${site} is deleted`,
      body: `Your account at ${site} and your personal data are deleted, as you asked. This cannot be undone.\n\nRecords of payments stay where the law asks for them, without your name or address.\n`,
    }),
    es: ({ site }) => ({
      subject: `Su cuenta en ${site} se eliminó`,
      body: `Su cuenta en ${site} y sus datos personales se eliminaron, como usted pidió. Esto no se puede deshacer.\n\nLos registros de pagos se conservan cuando la ley lo exige, sin su nombre ni su dirección.\n`,
    }),
  },
};
