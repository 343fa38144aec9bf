import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { text, unsettled } from './fields.ts';

export const decodePlate = endpoint({
  method: ['GET', 'POST'],
  path: 'api-cwa/license_plate_decode',
  about: 'The vehicle that a plate belongs to; never its owner.',
  access: 'anyone',
  gate: 'open',
  send: 'query',
  input: z.object({ plate: text(12), state: text(40) }),
  reply: unsettled,
  limits: { rates: [{ per: 'address', count: 30, seconds: 3600 }] },
});
