import type { FastifyInstance, FastifyRequest } from 'fastify';

/** One request after its answer has gone out. */
export interface Answered {
  readonly request: FastifyRequest;
  /** Stands for the URL, since a query may carry an address or a VIN. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

export type Watcher = (answered: Answered) => void;

/** Tells every watcher about every answer, in one hook since each hook costs all calls time. */
export function onAnswered(app: FastifyInstance, watchers: readonly Watcher[]): void {
  app.addHook('onResponse', (request, reply, done) => {
    const answered = {
      request,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: reply.elapsedTime,
    };
    for (const watch of watchers) watch(answered);
    done();
  });
}
