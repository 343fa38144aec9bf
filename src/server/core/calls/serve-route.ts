import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { membersPrefix } from '#contract/pages.ts';
import { languageFor } from '#server/core/sites/site.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { readInput } from '#server/platform/http/read-input.ts';
import type { Services } from '#server/services.ts';
import { identifyCaller } from './identify-caller.ts';
import { limitRate } from './limit-rate.ts';
import type { Call, Route } from './route.ts';
import { TimeLimit } from './time-limit.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The fixed message of every failure of this call. */
    failureMessage?: string | undefined;
  }
}

/** Serves one route at its path and aliases below the members prefix, and at `extraUrls` as they are. */
export function serveRoute(
  app: FastifyInstance,
  services: Services,
  { endpoint, handle }: Route,
  extraUrls: readonly string[] = [],
): void {
  const urls = [endpoint.path, ...endpoint.aliases].map((path) => `${membersPrefix}/${path}`);
  const { bodyBytes, timeoutMs, rates } = endpoint.limits;

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { site } = request;
    if (!site) throw new Problem('unknown-site');
    const caller = identifyCaller(services, request, { site, endpoint });
    const { account, operator, token } = caller instanceof Promise ? await caller : caller;
    const input = readInput(endpoint, receivedFields(request, endpoint));
    if (rates.length > 0) await limitRate(services, request, { site, endpoint, account, operator, input });
    request.accountId = (account ?? operator)?.id;
    const language = languageFor(site, request.headers['accept-language']);
    const limit = new TimeLimit(timeoutMs);
    const who = { account, operator, token };
    const call = { ...who, input, site, language, request, reply, limit } as unknown as Call;
    const answered = await limit.race(handle(services, call));
    if (reply.sent) return reply;
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .send(JSON.stringify(z.parse(endpoint.reply, answered)));
  }

  const config = { failureMessage: endpoint.failureMessage };
  for (const url of [...urls, ...extraUrls]) {
    for (const method of endpoint.methods) {
      app.route({ method, url, bodyLimit: bodyBytes, config, handler: answer });
    }
  }
}

/** A stream is a file on its own; the fields then stand in the address. */
function receivedFields(request: FastifyRequest, endpoint: Endpoint): unknown {
  if (request.method === 'GET') return request.query;
  if (!(request.body instanceof Readable)) return request.body ?? request.query;
  if (endpoint.send !== 'query') throw new Problem('wrong-content-type');
  return request.query;
}
