import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { email, optionalText, success, text } from './fields.ts';

export const contactMail = endpoint({
  method: 'POST',
  path: 'api-cwa/contact-mail',
  about: 'The contact form.',
  access: 'anyone',
  gate: 'open',
  send: 'form',
  input: z.object({
    name: optionalText(200),
    email: email(),
    subject: optionalText(200),
    message: text(5000),
    /** Out of people's sight; only a machine fills it in, and its message goes nowhere. */
    website: optionalText(300),
  }),
  reply: z.object({ status: success }),
  limits: { rates: [{ per: 'address', count: 10, seconds: 3600 }] },
});
