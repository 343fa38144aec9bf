import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { passwordChecks } from '#server/platform/password-checks.ts';
import type { Answered, Watcher } from './on-answered.ts';
import { createHistogram } from './time-histogram.ts';

/** Prometheus figures of this process at /metrics; what is returned counts the answers. */
export function serveMetrics(app: FastifyInstance): Watcher {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'vinyard_' });
  registry.registerMetric(passwordChecks);
  const answers = createHistogram('vinyard_http_request_seconds', 'Time to answer, by route and status');
  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(`${await registry.metrics()}\n${answers.describe()}`),
  );
  return ({ request: { method }, route, status, ms }: Answered) =>
    answers.observe(`method="${method}",route="${route}",status="${status}"`, ms / 1000);
}
