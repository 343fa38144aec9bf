import * as z from 'zod/mini';
import { sweepGenerations } from '#server/core/generations/sweep-generations.ts';
import { type JobContext, job } from '#server/platform/queue-job.ts';
import type { Services } from '#server/services.ts';

export const sweepGenerationsJob = job({
  name: 'sweep-generations',
  payload: z.object({}),
  cron: '* * * * *',
  async run(_payload, { services: { db }, log }: JobContext<Services>) {
    const swept = await sweepGenerations(db);
    if (swept.failed > 0 || swept.givenBack > 0)
      log.info(swept, 'credits of failed generations were given back');
  },
});
