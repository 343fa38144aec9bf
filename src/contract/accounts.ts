import * as z from 'zod/mini';
import { creditFieldShape } from './credits.ts';
import { endpoint } from './endpoint.ts';
import { email, newPassword, optionalText, password, success } from './fields.ts';

/** What the browser stores as `user` and as cookies; the token is shown this once. */
export const SignedIn = z.object({
  status: success,
  token: z.string(),
  id: z.string(),
  email: z.string(),
  tracking_id: z.string(),
  ...creditFieldShape,
});

export const login = endpoint({
  method: 'POST',
  path: 'api-cwa/login',
  about: 'Signs a person in and hands out a token.',
  access: 'anyone',
  gate: 'pass',
  send: 'form',
  input: z.object({ email: email(), pass: password() }),
  reply: SignedIn,
  limits: {
    rates: [
      { per: 'address', count: 60, seconds: 300 },
      { per: { field: 'email' }, count: 10, seconds: 300 },
    ],
  },
});

export const register = endpoint({
  method: 'POST',
  path: 'api-cwa/register',
  about: 'Opens an account on this site and signs it in.',
  access: 'anyone',
  gate: 'pass',
  send: 'form',
  input: z.object({
    email: email(),
    pass: newPassword(),
    phone: optionalText(40),
    first: optionalText(100),
    last: optionalText(100),
  }),
  reply: SignedIn,
  failureMessage: 'error',
  limits: { rates: [{ per: 'address', count: 30, seconds: 3600 }] },
});

export const logout = endpoint({
  method: 'POST',
  path: 'api-cwa/logout',
  about: 'Ends the token that the call carries.',
  access: 'customer',
  gate: 'open',
  send: 'form',
  input: z.object({}),
  reply: z.object({ status: success }),
});

export const currentAccount = endpoint({
  method: 'GET',
  path: 'api/user/account',
  about: 'Who is signed in.',
  access: 'customer',
  gate: 'pass',
  send: 'query',
  input: z.object({}),
  reply: z.object({
    status: success,
    id: z.string(),
    email: z.string(),
    first: z.nullable(z.string()),
    last: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    user_type: z.enum(['user', 'dealer', 'operator']),
    created: z.string(),
    ...creditFieldShape,
  }),
});
