import { describe, expect, it } from 'vitest';
import { pages } from '#contract/pages.ts';
import { newSite } from '#server/testing/new-site.ts';
import { send } from '#server/testing/send.ts';
import { testDb } from '#server/testing/test-database-access.ts';

const html = { accept: 'text/html' };

describe('the first bytes of a page', () => {
  it('carry the brand: its colours, name, language and settings', async () => {
    const { host } = await newSite({ name: 'Autos & Más', language: 'es', primaryColor: '#7a1f3d' });
    const { text } = await send('/members/login', { host, headers: html });
    expect(text).toContain('<html lang="es">');
    expect(text).toContain('<title>Iniciar sesión · Autos &amp; Más</title>');
    expect(text).toContain('--brand-primary:#7a1f3d');
    const json = /<script type="application\/json" id="vinyard">(.*?)<\/script>/.exec(text)?.[1] ?? '';
    expect(JSON.parse(json)).toMatchObject({
      settings: { name: 'Autos & Más', primary_color: '#7a1f3d' },
      config: { host, cnv: false },
    });
  });

  it('cannot be broken out of by what an operator types', async () => {
    const evil = '</script><script>alert(1)</script>';
    const { host } = await newSite({ name: evil, primaryColor: 'red;}</style><script>alert(2)</script>' });
    const { text } = await send('/members/login', { host, headers: html });
    expect(text).not.toContain('<script>alert');
  });

  it.each(pages.map((page) => page.path))(
    '%s is served, and %s alone decides whether search engines keep it',
    async (path) => {
      const { host } = await newSite();
      const page = pages.find((candidate) => candidate.path === path);
      const answer = await send(`/members${path}`, { host, headers: html });
      expect(answer.status).toBe(path === '/404' ? 404 : 200);
      expect(answer.text.includes('content="noindex"')).toBe(!page?.isIndexable);
      expect(answer.text.includes(`rel="canonical" href="http://${host}/members${path}"`)).toBe(
        page?.isIndexable,
      );
    },
  );

  it('log-in and sign-up never load what the app loads, and the policy names no analytics there', async () => {
    const { host, id } = await newSite();
    await testDb().updateTable('site').set({ google_tag: 'GTM-TEST' }).where('id', '=', id).execute();
    const login = await send('/members/login', { host, headers: html });
    const check = await send('/members/vin-check', { host, headers: html });
    expect(login.text).toMatch(/assets\/auth-[\w-]+\.js/);
    expect(login.text).not.toMatch(/assets\/main-/);
    expect(login.headers['content-security-policy']).not.toContain('googletagmanager');
    expect(check.headers['content-security-policy']).toContain('https://www.googletagmanager.com');
  });

  it('every path of the console is served on any site, with its own script and no analytics', async () => {
    const { host, id } = await newSite({ security: 'enabled' });
    await testDb().updateTable('site').set({ google_tag: 'GTM-TEST' }).where('id', '=', id).execute();
    for (const path of ['', '/people', '/sites/7']) {
      const answer = await send(`/members/console${path}`, { host, headers: html });
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.text).toMatch(/assets\/console-[\w-]+\.js/);
      expect(answer.text).not.toMatch(/assets\/main-/);
      expect(answer.headers['content-security-policy']).not.toContain('googletagmanager');
    }
  });

  it('ask at once for the screen and the words that the page will need', async () => {
    const { host } = await newSite({ language: 'es' });
    const { text } = await send('/members/dashboard', { host, headers: html });
    expect(text).toMatch(/rel="modulepreload" href="\/members\/assets\/dashboard-screen-[\w-]+\.js"/);
    expect(text.match(/rel="preload" as="fetch"/g)).toHaveLength(2);
    const login = await send('/members/login', { host, headers: html });
    expect(login.text).not.toContain('dashboard-screen');
  });

  it('are packed for a browser that can unpack them', async () => {
    const { host } = await newSite();
    const packed = await send('/members/login', {
      host,
      headers: { ...html, 'accept-encoding': 'gzip, br' },
    });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    const plain = await send('/members/login', { host, headers: html });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(Number(packed.headers['content-length'])).toBeLessThan(plain.text.length / 2);
  });

  it('allow no inline script without the nonce of this very answer', async () => {
    const { host } = await newSite();
    const [first, second] = [await send('/members/login', { host }), await send('/members/login', { host })];
    const nonceOf = (answer: { headers: Record<string, unknown> }) =>
      /script-src 'self' 'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy']))?.[1];
    expect(first.text).toContain(`nonce="${nonceOf(first)}"`);
    expect(nonceOf(first)).not.toBe(nonceOf(second));
  });
});

describe('what pages need beside', () => {
  it('the built files are kept by browsers for ever, compressed', async () => {
    const { host } = await newSite();
    const { text } = await send('/members/login', { host });
    const script = /src="(\/members\/assets\/auth-[\w-]+\.js)"/.exec(text)?.[1] ?? '';
    const answer = await send(script, { host, headers: { 'accept-encoding': 'br' } });
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    });
  });

  it('the icon is the first letter on the brand colour', async () => {
    const { host } = await newSite({ name: 'ñandú', primaryColor: '#123456' });
    const answer = await send('/members/icon.svg', { host });
    expect(answer.headers['content-type']).toContain('image/svg+xml');
    expect(answer.text).toContain('fill="#123456"');
    expect(answer.text).toContain('>Ñ<');
  });

  it('the root leads to the members area', async () => {
    const { host } = await newSite();
    const answer = await send('/', { host });
    expect([answer.status, answer.headers.location]).toEqual([302, '/members/']);
  });
});
