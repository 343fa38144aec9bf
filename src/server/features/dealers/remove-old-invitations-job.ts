import * as z from 'zod/mini';
import { removeOldInvitations } from '#server/core/dealerships/invitation-store.ts';
import { job } from '#server/platform/queue-job.ts';
import type { Services } from '#server/services.ts';

export const removeOldInvitationsJob = job({
  name: 'remove-old-invitations',
  payload: z.object({}),
  cron: '23 3 * * *',
  async run(_payload, { services: { db } }: { services: Services }) {
    await removeOldInvitations(db);
  },
});
