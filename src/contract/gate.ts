import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { email, password, success } from './fields.ts';

export const secureLogin = endpoint({
  method: 'POST',
  path: 'api/securelogin',
  about: 'Opens the security gate of a gated site; the pass is an HttpOnly cookie.',
  access: 'anyone',
  gate: 'open',
  send: 'json',
  input: z.object({ email: email(), pass: password() }),
  reply: z.object({ status: success }),
  limits: { rates: [{ per: 'address', count: 20, seconds: 300 }] },
});

export const checkSecurityAuth = endpoint({
  method: ['GET', 'POST'],
  path: 'api_cwa/checksecurityauth',
  about: 'Says whether the gate pass of this browser still holds.',
  access: 'anyone',
  gate: 'open',
  send: 'query',
  input: z.object({}),
  reply: z.object({ status: success, passed: z.boolean() }),
});
