import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { email, password, success, text } from './fields.ts';

const done = z.object({ status: success });
const operatorPassword = () =>
  z
    .string()
    .check(
      z.minLength(1, 'required'),
      z.minLength(12, 'password-under-twelve'),
      z.maxLength(200, 'too-long'),
    );

export const operatorLogin = endpoint({
  method: 'POST',
  path: 'api/operator/login',
  about: 'First step of an operator: the password. Answers with a ticket for the second.',
  access: 'anyone',
  gate: 'open',
  send: 'json',
  input: z.object({ email: email(), pass: password() }),
  reply: z.object({
    status: success,
    ticket: z.string(),
    /** At the first log-in: what an authenticator app needs. Null where a second factor is set up. */
    setup: z.nullable(z.object({ secret: z.string(), uri: z.string(), qr_svg: z.string() })),
  }),
  limits: {
    rates: [
      { per: 'address', count: 30, seconds: 300, isOverAllSites: true },
      { per: { field: 'email' }, count: 10, seconds: 300, isOverAllSites: true },
    ],
  },
});

export const operatorLoginCode = endpoint({
  method: 'POST',
  path: 'api/operator/login-code',
  about: 'Second step of an operator: a code of the authenticator app, or a recovery code.',
  access: 'anyone',
  gate: 'open',
  send: 'json',
  input: z.object({ ticket: text(100), code: text(40) }),
  /** The codes are shown once, when the second factor has just been set up. */
  reply: z.object({ status: success, recovery_codes: z.array(z.string()) }),
  limits: { rates: [{ per: 'address', count: 60, seconds: 300, isOverAllSites: true }] },
});

export const operatorLogout = endpoint({
  method: 'POST',
  path: 'api/operator/logout',
  about: 'Ends the session of the operator who asks.',
  access: 'operator',
  gate: 'open',
  send: 'json',
  input: z.object({}),
  reply: done,
});

const Operator = z.object({
  id: z.string(),
  email: z.string(),
  is_blocked: z.boolean(),
  has_second_factor: z.boolean(),
  created: z.string(),
});

export const currentOperator = endpoint({
  method: 'GET',
  path: 'api/operator/me',
  about: 'Which operator is signed in, and the sites there are.',
  access: 'operator',
  gate: 'open',
  send: 'query',
  input: z.object({}),
  reply: z.object({
    status: success,
    operator: Operator,
    recovery_codes_left: z.number(),
    sites: z.array(z.object({ id: z.number(), name: z.string() })),
  }),
});

export const changeOperatorPassword = endpoint({
  method: 'POST',
  path: 'api/operator/change-password',
  about: 'Sets a new password for the operator who asks and ends their other sessions.',
  access: 'operator',
  gate: 'open',
  send: 'json',
  input: z.object({ current: password(), pass: operatorPassword() }),
  reply: done,
  limits: { rates: [{ per: 'account', count: 10, seconds: 300, isOverAllSites: true }] },
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: 'api/operator/renew-recovery-codes',
  about: 'Replaces the recovery codes of the operator who asks; the new ones are shown once.',
  access: 'operator',
  gate: 'open',
  send: 'json',
  input: z.object({ current: password() }),
  reply: z.object({ status: success, recovery_codes: z.array(z.string()) }),
  limits: { rates: [{ per: 'account', count: 10, seconds: 300, isOverAllSites: true }] },
});

export const operatorList = endpoint({
  method: 'GET',
  path: 'api/operator/operators',
  about: 'Everybody who may run the installation.',
  access: 'operator',
  gate: 'open',
  send: 'query',
  input: z.object({}),
  reply: z.object({ status: success, operators: z.array(Operator) }),
});

export const addOperator = endpoint({
  method: 'POST',
  path: 'api/operator/add-operator',
  about: 'Makes another operator; the first password is shown once.',
  access: 'operator',
  gate: 'open',
  send: 'json',
  input: z.object({ email: email(), reason: text(500) }),
  reply: z.object({ status: success, password: z.string() }),
});

export const setOperatorState = endpoint({
  method: 'POST',
  path: 'api/operator/set-operator-state',
  about: 'Blocks an operator, which ends their sessions, or lets them in again.',
  access: 'operator',
  gate: 'open',
  send: 'json',
  input: z.object({ id: z.uuid('invalid'), is_blocked: z.boolean(), reason: text(500) }),
  reply: done,
});
