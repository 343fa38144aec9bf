import type { FastifyInstance } from 'fastify';
import type { Site } from '#server/core/sites/site.ts';
import type { SiteDirectory } from '#server/core/sites/site-directory.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined outside the members prefix. */
    site: Site | undefined;
    accountId: string | undefined;
  }
}

/** Every request below the members prefix belongs to a site, or is refused here. */
export function attachSite(
  app: FastifyInstance,
  sites: SiteDirectory,
  isSiteUrl: (url: string) => boolean,
): void {
  app.decorateRequest('site', undefined);
  app.decorateRequest('accountId', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isSiteUrl(request.url)) return done();
    const { host = '', uri } = request.headers;
    const known = sites.findInHand(host, typeof uri === 'string' ? uri : uri?.[0]);
    if (known) {
      request.site = known;
      return done();
    }
    sites.findForRequest(host, typeof uri === 'string' ? uri : uri?.[0]).then((site) => {
      request.site = site;
      done();
    }, done);
  });
}
