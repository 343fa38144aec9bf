// A worker that starts a job and never finishes it, to be killed: node job-worker-process.ts DATABASE_URL JOB_NAME
import { pino } from 'pino';
import * as z from 'zod/mini';
import { openQueue } from '#server/platform/queue.ts';
import { job } from '#server/platform/queue-job.ts';

const [url = '', name = ''] = process.argv.slice(2);
const endless = job({
  name,
  payload: z.object({}),
  async run() {
    process.stdout.write('started\n');
    await new Promise(() => undefined);
  },
});

const queue = await openQueue({ url, jobs: [endless], log: pino({ level: 'silent' }) });
await queue.work({});
