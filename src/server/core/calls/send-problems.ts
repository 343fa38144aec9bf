import type { FastifyInstance, FastifyRequest } from 'fastify';
import { membersPrefix } from '#contract/pages.ts';
import { problems } from '#contract/problems.ts';
import { unknownHostPage } from '#server/core/pages/unknown-host-page.ts';
import { languageFor } from '#server/core/sites/site.ts';
import { isPoolBusy } from '#server/platform/database.ts';
import { describeProblem, Problem } from '#server/platform/http/problem.ts';
import { problemFromBodyError } from '#server/platform/http/read-body.ts';

/** Turns whatever was thrown into an answer in the site's language; only our own failures are logged as errors. */
export function sendProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { code?: string; statusCode?: number }, request, reply) => {
    const problem = nameProblem(error);
    if (problem.code === 'internal-error') request.log.error({ err: error }, 'call failed');
    reply.code(problems[problem.code].status).headers(problem.headers);
    if (problem.code === 'unknown-site' && wantsPage(request)) {
      return reply.type('text/html; charset=utf-8').send(unknownHostPage);
    }
    const { failureMessage } = request.routeOptions.config;
    const language = languageFor(request.site, request.headers['accept-language']);
    return reply
      .type('application/json; charset=utf-8')
      .send(describeProblem(problem, { language, requestId: request.id, fixedMessage: failureMessage }));
  });
}

function nameProblem(error: Error & { code?: string; statusCode?: number }): Problem {
  if (error instanceof Problem) return error;
  if (isPoolBusy(error)) return new Problem('not-ready', { headers: { 'retry-after': '5' } });
  return problemFromBodyError(error) ?? new Problem('internal-error');
}

const wantsPage = (request: FastifyRequest): boolean =>
  request.method === 'GET' &&
  Boolean(request.headers.accept?.includes('text/html')) &&
  !request.url.startsWith(`${membersPrefix}/api`);
