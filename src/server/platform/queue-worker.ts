import type { JobResult, PgBoss, Job as StoredJob } from 'pg-boss';
import { type $ZodType, safeParse } from 'zod/v4/core';
import type { Job, QueueLog } from './queue-job.ts';

interface Surroundings<Services> {
  boss: PgBoss;
  services: Services;
  log: QueueLog;
}

const pollSeconds = 2;
const idlePollSeconds = 30;

/**
 * Runs one job at a time in each of `concurrency` workers. The first looks for due retries and delayed jobs by itself;
 * whoever finds a job wakes the next worker, and looks again when done, so that a backlog drains without waiting.
 */
export async function startWorkers<Services>(
  job: Job<$ZodType, Services>,
  surroundings: Surroundings<Services>,
): Promise<void> {
  const { boss } = surroundings;
  const workerIds: string[] = [];
  for (let index = 0; index < job.concurrency; index++) {
    const seconds = index === 0 ? pollSeconds : idlePollSeconds;
    const intervals = { pollingIntervalSeconds: pollSeconds, notifyPollingIntervalSeconds: seconds };
    workerIds[index] = await boss.work<object>(
      job.name,
      { ...intervals, batchSize: 1, perJobResults: true as const },
      async (stored) => {
        const next = workerIds[(index + 1) % job.concurrency];
        if (next && job.concurrency > 1) boss.notifyWorker(next);
        try {
          return await Promise.all(stored.map((one) => runOne(job, one, surroundings)));
        } finally {
          const own = workerIds[index];
          if (own) boss.notifyWorker(own);
        }
      },
    );
  }
}

async function runOne<Services>(
  job: Job<$ZodType, Services>,
  stored: StoredJob<object>,
  { services, log }: Surroundings<Services>,
): Promise<JobResult> {
  const { id, retryCount, signal } = stored;
  const about = { job: job.name, jobId: id, retryCount };
  const payload = safeParse(job.payload, stored.data);
  if (!payload.success) {
    log.error({ ...about, err: payload.error }, 'a job has a payload that this version cannot read');
    return { id, status: 'deadletter', output: { message: payload.error.message } };
  }
  try {
    await job.run(payload.data, { services, id, retryCount, signal, log });
    return { id, status: 'completed' };
  } catch (error) {
    log.error({ ...about, err: error }, 'a job failed');
    return {
      id,
      status: 'failed',
      output: { message: error instanceof Error ? error.message : String(error) },
    };
  }
}
