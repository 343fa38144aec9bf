import type { Language } from '#contract/problems.ts';

interface MailWords {
  readonly subject: string;
  readonly body: string;
}

type Words<Facts> = Readonly<Record<Language, (facts: Facts) => MailWords>>;

interface WelcomeFacts {
  readonly siteName: string;
  readonly companyName: string;
  /** Sets the password of an account that has none. */
  readonly link: string | undefined;
}

export const dealerWelcomeWords: Words<WelcomeFacts> = {
  en: ({ siteName, companyName, link }) => ({
    subject: `${companyName} is open at ${siteName}`,
    body: `Your dealer account for ${companyName} at ${siteName} is open. You are its owner and can invite your colleagues.\n${link ? `\nOpen this link to set your password. It works once and for one hour:\n\n${link}\n` : ''}\nIf this was not you, please answer this mail and we will close it.\n`,
  }),
  es: ({ siteName, companyName, link }) => ({
    subject: `${companyName} ya tiene cuenta en ${siteName}`,
    body: `La cuenta de ${companyName} en ${siteName} está abierta. Usted es propietario y puede invitar a sus colegas.\n${link ? `\nAbra este enlace para crear su contraseña. Sirve una sola vez y durante una hora:\n\n${link}\n` : ''}\nSi no fue usted, responda a este correo y la cerraremos.\n`,
  }),
};

export const invitationWords: Words<{ siteName: string; companyName: string; link: string }> = {
  en: ({ siteName, companyName, link }) => ({
    subject: `${companyName} invites you to ${siteName}`,
    body: `${companyName} invites you to its dealership at ${siteName}. There you share its credits for vehicle history reports and window stickers.\n\nTo accept, open this link within seven days. It works once.\n\n${link}\n\nIf you do not know ${companyName}, you need not do anything.\n`,
  }),
  es: ({ siteName, companyName, link }) => ({
    subject: `${companyName} le invita a ${siteName}`,
    body: `${companyName} le invita a su concesionario en ${siteName}. Allí compartirá sus créditos para informes de historial y etiquetas de ventana.\n\nPara aceptar, abra este enlace en los próximos siete días. Sirve una sola vez.\n\n${link}\n\nSi no conoce a ${companyName}, no tiene que hacer nada.\n`,
  }),
};
