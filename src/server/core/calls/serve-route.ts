import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { membersPrefix } from '#contract/pages.ts';
import { languageFor } from '#server/core/sites/site.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { readInput } from '#server/platform/http/read-input.ts';
import type { Services } from '#server/services.ts';
import { identifyCaller } from './identify-caller.ts';
import { limitRate } from './limit-rate.ts';
import type { Call, Route } from './route.ts';

/** Serves one route at its path and aliases below the members prefix, and at `extraUrls` as they are. */
export function serveRoute(
  app: FastifyInstance,
  services: Services,
  { endpoint, handle }: Route,
  extraUrls: readonly string[] = [],
): void {
  const urls = [endpoint.path, ...endpoint.aliases].map((path) => `${membersPrefix}/${path}`);

  const remember = async (request: FastifyRequest) => {
    request.failureMessage = endpoint.failureMessage;
  };

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { site } = request;
    if (!site) throw new Problem('unknown-site');
    const caller = await identifyCaller(services, request, { site, endpoint });
    const received = request.method === 'GET' ? request.query : (request.body ?? request.query);
    const input = readInput(endpoint, received);
    if (endpoint.limits.rates.length > 0) {
      await limitRate(services, request, { site, endpoint, account: caller.account, input });
    }
    request.accountId = caller.account?.id;
    const language = languageFor(site, request.headers['accept-language']);
    const call = { ...caller, input, site, language, request, reply } as unknown as Call;
    const answered = await withinTime(endpoint.limits.timeoutMs, (signal) =>
      handle(services, Object.assign(call, { signal })),
    );
    if (reply.sent) return reply;
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .send(JSON.stringify(z.parse(endpoint.reply, answered)));
  }

  for (const url of [...urls, ...extraUrls]) {
    for (const method of endpoint.methods) {
      app.route({ method, url, bodyLimit: endpoint.limits.bodyBytes, onRequest: remember, handler: answer });
    }
  }
}

async function withinTime<T>(timeoutMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      controller.abort();
      reject(new Problem('took-too-long'));
    }, timeoutMs);
  });
  try {
    return await Promise.race([work(controller.signal), tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
