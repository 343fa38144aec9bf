import type { FastifyInstance, FastifyRequest } from 'fastify';

/** One line a request. The route stands for the URL, since a query may carry an address or a VIN. */
export function logRequests(
  app: FastifyInstance,
  who: (request: FastifyRequest) => Record<string, unknown>,
): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url;
    request.log.info(
      {
        method: request.method,
        route: route ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...who(request),
      },
      'answered',
    );
    done();
  });
}
