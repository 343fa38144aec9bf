import { fromKysely, type PgBoss } from 'pg-boss';
import type { Db } from './database.ts';
import type { Job } from './queue-job.ts';
import { deadLetterOf } from './queue-setup.ts';

/** How one kind of job stands; counted every two seconds by whoever works. */
export interface QueueState {
  readonly name: string;
  readonly cron: string | undefined;
  readonly waiting: number;
  /** Waiting for a later time or for the pause before a retry. */
  readonly delayed: number;
  readonly running: number;
}

export interface DeadJob {
  readonly id: string;
  readonly job: string;
  readonly givenUpAt: Date;
  /** What the last try said. */
  readonly trouble: string | undefined;
}

/** What an operator may see of the queue, and the one thing to do about it. */
export interface QueueInspection {
  states(): Promise<QueueState[]>;
  /** Jobs whose tries are used up, newest first. */
  dead(): Promise<DeadJob[]>;
  /** Puts a dead job back into its queue, in the caller's transaction; false when it is not there any more. */
  retryDead(db: Db, job: string, id: string): Promise<boolean>;
}

type Known = Pick<Job, 'name' | 'cron'>;

export function inspectQueue(boss: PgBoss, jobs: readonly Known[]): QueueInspection {
  return {
    async states() {
      const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
      return jobs.map(({ name, cron }) => {
        const queue = queues.get(name);
        return {
          name,
          cron,
          waiting: queue?.readyCount ?? 0,
          delayed: queue?.deferredCount ?? 0,
          running: queue?.activeCount ?? 0,
        };
      });
    },

    async dead() {
      const found: DeadJob[] = [];
      for (const { name } of jobs) {
        for (const dead of await boss.findJobs(deadLetterOf(name), { queued: true })) {
          found.push({
            id: dead.id,
            job: name,
            givenUpAt: dead.createdOn,
            trouble: messageOf(dead.sourceOutput),
          });
        }
      }
      return found.sort((one, other) => other.givenUpAt.getTime() - one.givenUpAt.getTime());
    },

    async retryDead(db, job, id) {
      if (!jobs.some(({ name }) => name === job)) return false;
      const options = { ids: [id], destination: job, db: fromKysely(db) };
      return (await boss.redrive(deadLetterOf(job), options)) === 1;
    },
  };
}

function messageOf(output: object | null): string | undefined {
  return output && 'message' in output && typeof output.message === 'string' ? output.message : undefined;
}
