import * as z from 'zod/mini';
import { removeExpiredLinks } from '#server/core/accounts/link-store.ts';
import { removeExpiredSessions } from '#server/core/accounts/session-store.ts';
import { removeExpiredGatePasses } from '#server/core/gate/gate-store.ts';
import { tidyOutbox } from '#server/core/mail/outbox-store.ts';
import { removeExpiredOperatorSessions } from '#server/core/operators/operator-session-store.ts';
import { removeExpiredTickets } from '#server/core/operators/operator-ticket-store.ts';
import { job } from '#server/platform/queue-job.ts';
import type { Services } from '#server/services.ts';

/** Nothing expired is ever honoured; this only keeps the tables small. */
export const removeExpired = job({
  name: 'remove-expired',
  payload: z.object({}),
  cron: '17 * * * *',
  async run(_payload, { services: { db, rateLimiter } }: { services: Services }) {
    await removeExpiredSessions(db);
    await removeExpiredLinks(db);
    await removeExpiredGatePasses(db);
    await tidyOutbox(db);
    await removeExpiredOperatorSessions(db);
    await removeExpiredTickets(db);
    await rateLimiter.removeExpired();
  },
});
