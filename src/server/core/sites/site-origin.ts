import type { Site } from './site.ts';

interface Asked {
  /** The setting `PUBLIC_URL`. */
  readonly publicUrl: string | undefined;
  readonly protocol: string;
  /** The request's host header. */
  readonly host: string | undefined;
}

/**
 * Scheme and host for links in mails. A host header is the sender's to choose, so only the site's own main host is
 * written, and the port of the request only on this very machine.
 */
export function siteOrigin(site: Pick<Site, 'mainHost'>, { publicUrl, protocol, host }: Asked): string {
  if (publicUrl) return publicUrl.replace('{host}', site.mainHost);
  const isThisMachine = /^(localhost|127\.0\.0\.1|\[::1\])$|\.localhost$/.test(site.mainHost);
  const port = isThisMachine ? (/:\d{1,5}$/.exec(host ?? '')?.[0] ?? '') : '';
  return `${protocol}://${site.mainHost}${port}`;
}
