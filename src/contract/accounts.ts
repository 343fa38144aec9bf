import * as z from 'zod/mini';
import { creditFieldShape } from './credits.ts';
import { endpoint } from './endpoint.ts';
import { email, newPassword, optionalText, password, success, text } from './fields.ts';

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
    user_type: z.enum(['user', 'dealer']),
    created: z.string(),
    ...creditFieldShape,
  }),
});

const done = z.object({ status: success });

/** A link's secret part, as it stands in the mail. */
const linkToken = () => text(200);

export const resetPassword = endpoint({
  method: 'POST',
  path: 'api-cwa/reset-password',
  about: 'Sends a link to set a new password; never tells whether the address has an account.',
  access: 'anyone',
  gate: 'pass',
  send: 'form',
  input: z.object({ email: email() }),
  reply: done,
  limits: {
    rates: [
      { per: 'address', count: 20, seconds: 3600 },
      { per: { field: 'email' }, count: 5, seconds: 3600 },
    ],
  },
});

export const setPassword = endpoint({
  method: 'POST',
  path: 'api/user/set-password',
  about: 'Sets a new password by the link of a mail, ends all sessions and signs in.',
  access: 'anyone',
  gate: 'open',
  send: 'form',
  input: z.object({ token: linkToken(), new_pass: newPassword() }),
  reply: SignedIn,
  limits: { rates: [{ per: 'address', count: 30, seconds: 3600 }] },
});

export const changePassword = endpoint({
  method: 'POST',
  path: 'api-cwa/change-password',
  about: 'Sets a new password and ends all other tokens; asks for a log-in of the last ten minutes.',
  access: 'customer',
  gate: 'pass',
  send: 'form',
  input: z.object({ new_pass: newPassword() }),
  reply: done,
  limits: { rates: [{ per: 'account', count: 20, seconds: 3600 }] },
});

export const socialLogin = endpoint({
  method: 'POST',
  path: 'landing/firebase-social-login',
  about: 'Signs a person in with a Firebase ID token, and opens an account for who has none.',
  access: 'anyone',
  gate: 'pass',
  send: 'form',
  input: z.object({ id_token: text(8000) }),
  reply: SignedIn,
  limits: { rates: [{ per: 'address', count: 60, seconds: 300 }] },
});

export const listSessions = endpoint({
  method: 'GET',
  path: 'api/user/sessions',
  about: 'Where the person is signed in, the newest first.',
  access: 'customer',
  gate: 'pass',
  send: 'query',
  input: z.object({}),
  reply: z.object({
    status: success,
    sessions: z.array(
      z.object({
        id: z.string(),
        since: z.string(),
        /** Exact to the minute. */
        last_seen: z.string(),
        browser: z.nullable(z.string()),
        system: z.nullable(z.string()),
        is_current: z.boolean(),
      }),
    ),
  }),
});

export const endSession = endpoint({
  method: 'POST',
  path: 'api/user/end-session',
  about: "Ends one of the person's own sessions.",
  access: 'customer',
  gate: 'pass',
  send: 'form',
  input: z.object({ id: z.uuid('invalid') }),
  reply: done,
});

export const logoutEverywhere = endpoint({
  method: 'POST',
  path: 'api/user/logout-everywhere',
  about: "Ends all of the person's sessions, this one too.",
  access: 'customer',
  gate: 'open',
  send: 'form',
  input: z.object({}),
  reply: done,
});

export const exportAccount = endpoint({
  method: 'GET',
  path: 'api/user/export',
  about:
    'Everything that is kept about the person, as a JSON file; asks for a log-in of the last ten minutes.',
  access: 'customer',
  gate: 'pass',
  send: 'query',
  input: z.object({}),
  reply: z.looseObject({ status: success }),
  limits: { rates: [{ per: 'account', count: 20, seconds: 3600 }] },
});

export const deleteAccount = endpoint({
  method: 'POST',
  path: 'api/user/delete-account',
  about: 'Deletes the account and its personal data for good; asks for a log-in of the last ten minutes.',
  access: 'customer',
  gate: 'pass',
  send: 'form',
  /** The account's own address, typed out. */
  input: z.object({ email: email() }),
  reply: done,
  limits: { rates: [{ per: 'account', count: 20, seconds: 3600 }] },
});
