import { setTimeout as delay } from 'node:timers/promises';
import { fromKysely, PgBoss } from 'pg-boss';
import { type $ZodType, type input, parse } from 'zod/v4/core';
import type { Db } from './database.ts';
import { inspectQueue, type QueueInspection } from './queue-inspect.ts';
import type { Job, QueueLog } from './queue-job.ts';
import { setUpQueues, setUpSchedules } from './queue-setup.ts';
import { startWorkers } from './queue-worker.ts';

interface EnqueueOptions {
  startAfter?: Date;
  /** What the job's policy counts by. */
  key?: string;
  /** Higher goes first. */
  priority?: number;
}

export interface Queue<Services> {
  /** Adds a job in the caller's transaction: it exists when that commits. Null when the job's policy refused it. */
  enqueue<Schema extends $ZodType>(
    db: Db,
    job: Pick<Job<Schema, never>, 'name' | 'payload'>,
    payload: input<Schema>,
    options?: EnqueueOptions,
  ): Promise<string | null>;
  readonly inspection: QueueInspection;
  /** From now on this process also runs jobs, and keeps their schedules. */
  work(services: Services): Promise<void>;
  /** Running jobs finish first; those that need longer than the limit are left to another worker. */
  stop(limit?: { timeoutMs: number }): Promise<void>;
}

interface QueueOptions<Services> {
  url: string;
  jobs: readonly Job<$ZodType, Services>[];
  log: QueueLog;
}

/** Opens the queue for sending; `work` makes this process run jobs too. */
export async function openQueue<Services>(options: QueueOptions<Services>): Promise<Queue<Services>> {
  const { url, jobs, log } = options;
  const sender = createBoss(url, log, { max: 2, supervise: false, schedule: false });
  await sender.start();
  await setUpQueues(sender, jobs);
  let worker: PgBoss | undefined;

  return {
    inspection: inspectQueue(sender, jobs),
    async enqueue(db, { name, payload: schema }, payload, { startAfter, key, priority } = {}) {
      const data = parse(schema, payload) as object;
      return await sender.send(name, data, {
        db: fromKysely(db),
        ...(startAfter && { startAfter }),
        ...(key !== undefined && { singletonKey: key }),
        ...(priority !== undefined && { priority }),
      });
    },
    async work(services) {
      if (worker) return;
      // Stuck jobs are looked for every two seconds, else a killed worker's job would wait for a minute.
      const checks = { superviseIntervalSeconds: 2, monitorIntervalSeconds: 2 };
      worker = createBoss(url, log, { max: 4, useListenNotify: true, ...checks });
      await worker.start();
      await setUpSchedules(worker, jobs);
      for (const job of jobs) await startWorkers(job, { boss: worker, services, log });
    },
    async stop({ timeoutMs } = { timeoutMs: 30_000 }) {
      if (worker) {
        const boss = worker;
        const finished = Promise.all(jobs.map(({ name }) => boss.offWork(name, { wait: true })));
        await Promise.race([finished, delay(timeoutMs, undefined, { ref: false })]);
        await boss.stop({ graceful: false });
      }
      await sender.stop({ graceful: false });
    },
  };
}

function createBoss(
  url: string,
  log: QueueLog,
  options: Partial<ConstructorParameters<typeof PgBoss>[0] & object>,
) {
  const boss = new PgBoss({
    connectionString: url,
    schema: 'job_queue',
    application_name: 'vinyard queue',
    ...options,
  });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue reports an error'));
  boss.on('warning', (warning) => log.warn({ warning }, 'the job queue reports a warning'));
  return boss;
}
