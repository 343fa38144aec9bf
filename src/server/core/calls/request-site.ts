import type { FastifyInstance } from 'fastify';
import type { Site } from '#server/core/sites/site.ts';
import type { SiteDirectory } from '#server/core/sites/site-directory.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined outside the members prefix. */
    site: Site | undefined;
    accountId: string | undefined;
    failureMessage: string | undefined;
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
  app.decorateRequest('failureMessage', undefined);
  app.addHook('onRequest', async (request) => {
    if (!isSiteUrl(request.url)) return;
    const uri = request.headers.uri;
    request.site = await sites.findForRequest(request.headers.host ?? '', Array.isArray(uri) ? uri[0] : uri);
  });
}
