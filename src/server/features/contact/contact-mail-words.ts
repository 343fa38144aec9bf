import type { Language } from '#contract/problems.ts';

interface Facts {
  readonly site: string;
  readonly name: string | undefined;
  readonly email: string;
  readonly subject: string | undefined;
  readonly message: string;
}

type Write = (facts: Facts) => { readonly subject: string; readonly body: string };

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

const write =
  (words: { readonly about: string; readonly from: string; readonly answer: string }): Write =>
  ({ site, name, email, subject, message }) => ({
    subject: oneLine(`[${site}] ${subject ?? words.about}`),
    body: `${words.from}: ${name ? `${oneLine(name)}, ` : ''}${email}\n\n${message}\n\n--\n${words.answer}\n`,
  });

/** What the people who run a site get of its contact form. */
export const contactMailWords: Readonly<Record<Language, Write>> = {
  en: write({
    about: 'A message from the contact form',
    from: 'From',
    answer: 'An answer to this mail goes to the sender.',
  }),
  es: write({
    about: 'Un mensaje del formulario de contacto',
    from: 'De',
    answer: 'Si responde a este correo, la respuesta llega al remitente.',
  }),
};
