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
  /** The same for a site known already, without a wait; undefined says nothing. */
  findInHand(host: string, uri: string | undefined): Site | undefined;
}

interface Known {
  readonly asked: Promise<Site | undefined>;
  readonly until: number;
  readonly servesAllSites: boolean;
  found: Site | undefined;
}

export function openSiteDirectory(db: Db, apiHosts: readonly string[]): SiteDirectory {
  /** By host as it was written, so that a known one need not be normalised again. */
  const known = new Map<string, Known>();
  const shared = new Set(apiHosts.map(normaliseHost));

  function findKnown(host: string): Known | undefined {
    const entry = known.get(host);
    return entry && entry.until > Date.now() ? entry : undefined;
  }

  function ask(host: string): Known {
    const name = normaliseHost(host);
    if (known.size >= mostHosts) known.clear();
    const asked = findSiteByHost(db, name);
    const servesAllSites = shared.has(name);
    const entry: Known = { asked, until: Date.now() + freshForMs, servesAllSites, found: undefined };
    known.set(host, entry);
    asked.then(
      (site) => {
        entry.found = site;
      },
      () => known.delete(host),
    );
    return entry;
  }

  const find = (host: string) => (findKnown(host) ?? ask(host)).asked;

  async function findForRequest(host: string, uri: string | undefined): Promise<Site> {
    const isShared = shared.has(normaliseHost(host));
    const site = isShared ? uri && (await find(uri)) : await find(host);
    if (!site) throw new Problem('unknown-site');
    if (uri && !isShared && (await find(uri))?.id !== site.id) throw new Problem('site-mismatch');
    return site;
  }

  function findInHand(host: string, uri: string | undefined): Site | undefined {
    const atHost = findKnown(host);
    if (!atHost?.found || atHost.servesAllSites) return undefined;
    if (!uri || uri === host || findKnown(uri)?.found?.id === atHost.found.id) return atHost.found;
    return undefined;
  }

  return { find, findForRequest, findInHand };
}
