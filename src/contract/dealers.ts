import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { email, newPassword, text, unsettled, whole } from './fields.ts';
import { profileFields } from './profiles.ts';

export const registerDealer = endpoint({
  method: 'POST',
  path: 'api-cwa/dealer-register',
  about: 'Opens a dealer account.',
  access: 'anyone',
  gate: 'open',
  send: 'form',
  input: z.object({
    ...profileFields,
    email: email(),
    pass: z.optional(newPassword()),
    first_name: text(100),
    last_name: text(100),
    no_of_employees: z._default(whole(0, 1_000_000), 0),
  }),
  reply: unsettled,
  limits: { rates: [{ per: 'address', count: 20, seconds: 3600 }] },
});
