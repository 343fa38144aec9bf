import type { FastifyRequest } from 'fastify';
import { membersPrefix } from '#contract/pages.ts';
import type { Site } from './site.ts';
import type { SiteDirectory } from './site-directory.ts';

/** The address of a page for a mail: at the host that was asked where that is the site's own, else at its main host. */
export async function pageLink(
  sites: SiteDirectory,
  { request, site }: { readonly request: FastifyRequest; readonly site: Site },
  path: string,
): Promise<string> {
  const asked = request.headers.host ?? '';
  // Looking a site up forgives a scheme and a path in the header; a link must not carry them on.
  const isOwn = /^[\w.-]+(:\d{1,5})?$/.test(asked) && (await sites.find(asked))?.id === site.id;
  return `${request.protocol}://${isOwn ? asked : site.mainHost}${membersPrefix}${path}`;
}
