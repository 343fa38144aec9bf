import type { PgBoss, QueueResult, UpdateQueueOptions } from 'pg-boss';
import type { Job } from './queue-job.ts';

type JobPlan = Omit<Job, 'payload' | 'run'>;

/** The shortest that pg-boss allows: the job of a killed process starts again about ten seconds later. */
const heartbeatSeconds = 10;
const daySeconds = 86_400;

/** Where a job ends up whose tries are used up, kept for a person to look at. */
export function deadLetterOf(name: string): string {
  return `${name}-dead`;
}

/** Makes the queues of these jobs, or brings them up to their declaration. */
export async function setUpQueues(boss: PgBoss, jobs: readonly JobPlan[]): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const job of jobs) {
    const dead = deadLetterOf(job.name);
    if (!existing.has(dead)) {
      await boss.createQueue(dead, {
        retentionSeconds: 90 * daySeconds,
        deleteAfterSeconds: 90 * daySeconds,
      });
    }
    const options = optionsOf(job);
    const queue = existing.get(job.name);
    if (!queue) await boss.createQueue(job.name, { ...options, policy: job.policy });
    else if (differs(queue, options)) await boss.updateQueue(job.name, options);
    if (queue && queue.policy !== job.policy) {
      throw new Error(`The policy of job ${job.name} cannot change (${queue.policy}); give it a new name.`);
    }
  }
}

/** Schedules the jobs that have a cron, and only them. */
export async function setUpSchedules(boss: PgBoss, jobs: readonly JobPlan[]): Promise<void> {
  const existing = await boss.getSchedules();
  const wanted = new Map(jobs.flatMap(({ name, cron }) => (cron === undefined ? [] : [[name, cron]])));
  for (const { name, key } of existing) if (!wanted.has(name)) await boss.unschedule(name, key);
  for (const [name, cron] of wanted) {
    if (existing.some((schedule) => schedule.name === name && schedule.cron === cron)) continue;
    await boss.schedule(name, cron, {}, { tz: 'UTC', missed: 'once' });
  }
}

function optionsOf(job: JobPlan) {
  return {
    deadLetter: deadLetterOf(job.name),
    notify: true,
    heartbeatSeconds,
    expireInSeconds: job.timeoutSeconds,
    retryLimit: job.retryLimit,
    retryDelay: job.retryDelaySeconds,
    retryBackoff: true,
    retryDelayMax: job.retryDelayMaxSeconds,
    retentionSeconds: 30 * daySeconds,
    // Done jobs are counted at every check for stuck ones, so few are kept.
    deleteAfterSeconds: daySeconds,
  } satisfies UpdateQueueOptions;
}

function differs(queue: QueueResult, options: UpdateQueueOptions): boolean {
  return Object.entries(options).some(([name, value]) => queue[name as keyof QueueResult] !== value);
}
