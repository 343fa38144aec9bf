import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { unsettled } from './fields.ts';

export const homeCollection = endpoint({
  method: ['GET', 'POST'],
  path: 'landing/home-collection',
  about: 'The landing content of a site.',
  access: 'anyone',
  gate: 'open',
  send: 'query',
  input: z.object({}),
  reply: unsettled,
});
