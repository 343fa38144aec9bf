import { siteConfig, siteSettings } from '#contract/sites.ts';
import { type Route, route, success } from '#server/core/calls/route.ts';
import { configOf, settingsOf } from '#server/core/sites/site.ts';
import { Problem } from '#server/platform/http/problem.ts';

export const siteConfigRoute: Route = route(siteConfig, async (_services, { site }) => configOf(site));

export const siteRoutes: readonly Route[] = [
  route(siteSettings, async ({ sites }, { input, site }) => {
    const named = await sites.find(input.domain);
    if (!named) throw new Problem('unknown-site', { fields: { domain: 'invalid' } });
    if (named.id !== site.id) throw new Problem('site-mismatch', { fields: { domain: 'invalid' } });
    return success({ data: settingsOf(site) });
  }),
];
