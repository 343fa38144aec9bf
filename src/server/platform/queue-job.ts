import type { BaseLogger } from 'pino';
import { type $ZodType, type output, parse } from 'zod/v4/core';

export type QueueLog = Pick<BaseLogger, 'info' | 'warn' | 'error'>;

export interface JobContext<Services> {
  services: Services;
  id: string;
  /** 0 at the first try. */
  retryCount: number;
  /** Aborted when the job took too long or was given to another worker: stop, the result no longer counts. */
  signal: AbortSignal;
  log: QueueLog;
}

interface JobSettings {
  /** How many jobs of this kind one process runs at once. */
  concurrency: number;
  /** A try that takes longer is given up and repeated. */
  timeoutSeconds: number;
  retryLimit: number;
  /** Doubles with each try, up to `retryDelayMaxSeconds`. */
  retryDelaySeconds: number;
  retryDelayMaxSeconds: number;
  /** 'short': one waiting; 'singleton': one running; 'exclusive': one in all; each per `key` of the enqueued job. */
  policy: 'standard' | 'short' | 'singleton' | 'exclusive';
}

export interface Job<Schema extends $ZodType = $ZodType, Services = never> extends JobSettings {
  name: string;
  payload: Schema;
  /** Five cron fields, in UTC; the payload is then `{}`. */
  cron: string | undefined;
  run(payload: output<Schema>, context: JobContext<Services>): Promise<void>;
}

interface JobDefinition<Schema extends $ZodType, Services>
  extends Partial<JobSettings>,
    Pick<Job<Schema, Services>, 'name' | 'payload' | 'run'> {
  cron?: string;
}

/** A kind of background work. It may run more than once (a killed process), so `run` must bear repetition. */
export function job<Schema extends $ZodType, Services = unknown>(
  definition: JobDefinition<Schema, Services>,
): Job<Schema, Services> {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(definition.name)) {
    throw new Error(`The job name ${definition.name} is not a kebab-case phrase.`);
  }
  if (definition.cron !== undefined) parse(definition.payload, {});
  return {
    concurrency: 2,
    timeoutSeconds: 300,
    retryLimit: 8,
    retryDelaySeconds: 1,
    retryDelayMaxSeconds: 600,
    policy: definition.cron === undefined ? 'standard' : 'exclusive',
    cron: undefined,
    ...definition,
  };
}
