import { randomBytes } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageWords } from '#contract/page-words.ts';
import { membersPrefix, type Page, pages } from '#contract/pages.ts';
import { type Site, settingsOf } from '#server/core/sites/site.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { pagePolicy, pageSecurityHeaders } from '#server/platform/http/security-headers.ts';
import { sendHtml } from '#server/platform/http/send-html.ts';
import { type EntryFiles, readEntry, webFolder } from '#server/platform/http/web-build.ts';
import { brandIcon } from './brand-icon.ts';
import { developmentEntry, developmentHead } from './development-page.ts';
import { pageHtml } from './page-html.ts';
import { pageSources } from './page-sources.ts';

const home: Page = { path: '/', wrapper: 'app', isExempt: false, isPublicAuth: false, isIndexable: false };
const lost: Page = pages.find((page) => page.path === '/404') ?? home;

/** Serves the HTML of every page, the built files, and 404 pages for people. */
export async function servePages(app: FastifyInstance, isDevelopment: boolean): Promise<void> {
  const entryOf = (page: Page): EntryFiles => {
    const sources = pageSources(page);
    return isDevelopment ? developmentEntry(sources.entry) : readEntry(sources);
  };
  const entries = new Map([home, ...pages].map((page) => [page, entryOf(page)]));

  const send = (request: FastifyRequest, reply: FastifyReply, page: Page) =>
    sendPage(request, reply, { page, entry: entries.get(page) ?? entryOf(page), isDevelopment });

  for (const page of pages) {
    const urls = [page.path, ...(page.wrapper === 'console' ? [`${page.path}/*`] : [])];
    for (const url of urls) {
      app.get(`${membersPrefix}${url}`, (request, reply) => {
        if (page === lost) reply.code(404);
        return send(request, reply, page);
      });
    }
  }
  app.get(`${membersPrefix}/`, (request, reply) => send(request, reply, home));
  app.get('/', (_request, reply) => reply.redirect(`${membersPrefix}/`));
  app.get(`${membersPrefix}/icon.svg`, (request, reply) =>
    reply
      .headers({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' })
      .send(brandIcon(siteOf(request))),
  );
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain')
      .send(`User-agent: *\nAllow: ${membersPrefix}/\nDisallow: ${membersPrefix}/api\n`),
  );
  if (!isDevelopment) {
    await app.register(fastifyStatic, {
      root: `${webFolder}/assets`,
      prefix: `${membersPrefix}/assets/`,
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      index: false,
      decorateReply: false,
    });
  }

  app.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' && request.site && request.headers.accept?.includes('text/html')) {
      return send(request, reply.code(404), lost);
    }
    const other = request.method === 'GET' ? 'POST' : 'GET';
    const isOther = app.hasRoute({ method: other, url: request.url.replace(/\?.*$/, '') });
    throw isOther ? new Problem('wrong-method', { headers: { allow: other } }) : new Problem('not-found');
  });
}

function siteOf(request: FastifyRequest): Site {
  if (!request.site) throw new Problem('unknown-site');
  return request.site;
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, entry, isDevelopment }: { page: Page; entry: EntryFiles; isDevelopment: boolean },
): FastifyReply {
  const site = siteOf(request);
  const { language } = settingsOf(site);
  const nonce = randomBytes(16).toString('base64');
  const words = pageWords[page.path]?.[language] ?? { title: site.name, description: site.name };
  const mayTrack = page.wrapper === 'app';
  if (isDevelopment) reply.removeHeader('content-security-policy');
  else {
    reply.header(
      'content-security-policy',
      pagePolicy(nonce, {
        google: mayTrack && Boolean(site.googleAnalytics ?? site.googleTag),
        clarity: mayTrack && Boolean(site.clarity),
      }),
    );
  }
  reply.headers(pageSecurityHeaders).header('cache-control', 'no-cache');
  const html = pageHtml({
    site,
    ...words,
    nonce,
    entry,
    isIndexable: page.isIndexable,
    canonical: page.isIndexable
      ? `${request.protocol}://${request.headers.host}${membersPrefix}${page.path}`
      : undefined,
    developmentHead: isDevelopment ? developmentHead(nonce) : '',
  });
  return sendHtml(reply, html);
}
