import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { catalogue } from '#contract/catalogue.ts';
import { membersPrefix } from '#contract/pages.ts';
import { logAnswer } from './core/calls/log-answer.ts';
import { attachSite } from './core/calls/request-site.ts';
import { type Route, route } from './core/calls/route.ts';
import { sendProblems } from './core/calls/send-problems.ts';
import { serveRoute } from './core/calls/serve-route.ts';
import { servePages } from './core/pages/serve-pages.ts';
import { accountRoutes } from './features/accounts/account-routes.ts';
import { contactRoutes } from './features/contact/contact-routes.ts';
import { creditRoutes } from './features/credits/credit-routes.ts';
import { dealerRoutes } from './features/dealers/dealer-routes.ts';
import { invitationRoutes } from './features/dealers/invitation-routes.ts';
import { gateRoutes } from './features/gate/gate-routes.ts';
import { auditRoutes } from './features/operators/audit-routes.ts';
import { consoleSiteRoutes } from './features/operators/console-site-routes.ts';
import { generationRoutes } from './features/operators/generation-routes.ts';
import { jobRoutes } from './features/operators/job-routes.ts';
import { operatorRoutes } from './features/operators/operator-routes.ts';
import { outboxRoutes } from './features/operators/outbox-routes.ts';
import { peopleRoutes } from './features/operators/people-routes.ts';
import { sourceRoutes } from './features/operators/source-routes.ts';
import { planRoutes } from './features/plans/plan-routes.ts';
import { profileRoutes } from './features/profiles/profile-routes.ts';
import { siteConfigRoute, siteRoutes } from './features/sites/site-routes.ts';
import { vehicleRoutes } from './features/vehicles/vehicle-routes.ts';
import { serveHealth } from './platform/http/health.ts';
import { serveMetrics } from './platform/http/metrics.ts';
import { onAnswered } from './platform/http/on-answered.ts';
import { describeApi } from './platform/http/openapi.ts';
import { Problem } from './platform/http/problem.ts';
import { acceptBodies } from './platform/http/read-body.ts';
import { countRequests } from './platform/http/request-id.ts';
import { makeRequestLog } from './platform/http/request-log.ts';
import { addSecurityHeaders } from './platform/http/security-headers.ts';
import type { Services } from './services.ts';

/** Every call that is built: the table of contents of the server. */
const builtRoutes: readonly Route[] = [
  siteConfigRoute,
  ...siteRoutes,
  ...gateRoutes,
  ...accountRoutes,
  ...creditRoutes,
  ...dealerRoutes,
  ...invitationRoutes,
  ...profileRoutes,
  ...contactRoutes,
  ...planRoutes,
  ...vehicleRoutes,
  ...operatorRoutes,
  ...consoleSiteRoutes,
  ...peopleRoutes,
  ...outboxRoutes,
  ...generationRoutes,
  ...jobRoutes,
  ...sourceRoutes,
  ...auditRoutes,
];

/** The calls of the contract whose feature is still to come; they answer 501. */
export const comingEndpoints = catalogue.filter(
  (endpoint) => !builtRoutes.some((built) => built.endpoint === endpoint),
);

const isSiteUrl = (url: string): boolean => url.startsWith(membersPrefix) || url.startsWith('/api/config');

export async function buildApp(
  services: Services,
  { moreRoutes = [] }: { readonly moreRoutes?: readonly Route[] } = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: services.log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    childLoggerFactory: makeRequestLog,
    genReqId: countRequests(),
    trustProxy: services.config.trustProxy,
    requestTimeout: 60_000,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  }) as unknown as FastifyInstance;

  addSecurityHeaders(app);
  onAnswered(app, [logAnswer(services.log), serveMetrics(app)]);
  sendProblems(app);
  attachSite(app, services.sites, isSiteUrl);
  acceptBodies(app);

  serveHealth(app, services.db);
  for (const built of [...builtRoutes, ...moreRoutes]) {
    serveRoute(app, services, built, built === siteConfigRoute ? ['/api/config'] : []);
  }
  for (const endpoint of comingEndpoints) {
    const coming = route(endpoint, () => Promise.reject(new Problem('not-built-yet')));
    serveRoute(app, services, coming);
  }
  const apiDocument = describeApi(catalogue, membersPrefix);
  app.get(`${membersPrefix}/docs/openapi.json`, () => apiDocument);
  await servePages(app, services.config.isDevelopment);
  return app;
}
