import type { Db } from '#server/platform/database.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Site } from './site.ts';
import { normaliseHost } from './site-host.ts';
import { findSiteByHost } from './site-store.ts';

/** How long a process may go on with the settings of a site that another process has changed. */
const freshForMs = 2000;
const mostHosts = 10_000;

export interface SiteDirectory {
  /** The site at a host, whatever its port, letter case and members prefix. */
  find(host: string): Promise<Site | undefined>;
  /** The site of a request: by its host, or by its `uri` header on a host that serves all sites. */
  findForRequest(host: string, uri: string | undefined): Promise<Site>;
}

export function openSiteDirectory(db: Db, apiHosts: readonly string[]): SiteDirectory {
  const known = new Map<string, { readonly site: Promise<Site | undefined>; readonly until: number }>();
  const shared = new Set(apiHosts.map(normaliseHost));

  function find(host: string): Promise<Site | undefined> {
    const name = normaliseHost(host);
    const cached = known.get(name);
    const now = Date.now();
    if (cached && cached.until > now) return cached.site;
    if (known.size >= mostHosts) known.clear();
    const site = findSiteByHost(db, name);
    known.set(name, { site, until: now + freshForMs });
    site.catch(() => known.delete(name));
    return site;
  }

  async function findForRequest(host: string, uri: string | undefined): Promise<Site> {
    const isShared = shared.has(normaliseHost(host));
    const site = isShared ? uri && (await find(uri)) : await find(host);
    if (!site) throw new Problem('unknown-site');
    if (uri && !isShared && (await find(uri))?.id !== site.id) throw new Problem('site-mismatch');
    return site;
  }

  return { find, findForRequest };
}
