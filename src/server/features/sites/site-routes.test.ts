import { describe, expect, it } from 'vitest';
import { newSite } from '#server/testing/new-site.ts';
import { send } from '#server/testing/send.ts';
import { testDb } from '#server/testing/test-database-access.ts';

const settings = '/members/api-cwa/site_settings';

describe('site settings', () => {
  it('come with the theme defaults of the specification', async () => {
    const { host } = await newSite();
    const answer = await send(settings, { host, form: { domain: host } });
    expect(answer.body).toEqual({
      status: 'success',
      data: {
        name: 'Test brand',
        language: 'en',
        currency: 'USD',
        primary_color: '#0070f3',
        secondary_color: '#f9f9f9',
        teritary_color: '#afafaf',
        clarity: null,
        google_analytics: null,
        google_tag: null,
        security: 'disabled',
        credit_type: 'separate',
        ip_data: null,
      },
    });
  });

  it.each(['members.', 'app.', 'APP.'])(
    'the members prefix %s is stripped from host and domain',
    async (prefix) => {
      const { host } = await newSite({ primaryColor: '#123456' });
      const answer = await send(settings, {
        host: `${prefix}${host}:8443`,
        form: { domain: `${prefix}${host}` },
      });
      expect(answer.body.data.primary_color).toBe('#123456');
    },
  );

  it('a domain of another site or of none is refused by name', async () => {
    const [mine, other] = [await newSite(), await newSite()];
    const wrong = await send(settings, { host: mine.host, form: { domain: other.host } });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'site-mismatch']);
    const unknown = await send(settings, { host: mine.host, form: { domain: 'nobody.test' } });
    expect([unknown.status, unknown.body.code]).toEqual([404, 'unknown-site']);
    const missing = await send(settings, { host: mine.host, form: { domian: 'x' } });
    expect(missing.body.fields).toEqual({ domain: 'Please fill this in.' });
  });

  it('a change reaches the site within seconds, without a restart', async () => {
    const { host, id } = await newSite();
    await send(settings, { host, form: { domain: host } });
    await testDb().updateTable('site').set({ primary_color: '#654321' }).where('id', '=', id).execute();
    await expect
      .poll(async () => (await send(settings, { host, form: { domain: host } })).body.data.primary_color, {
        timeout: 5000,
      })
      .toBe('#654321');
  });
});

describe('the configuration', () => {
  it.each(['/api/config', '/members/api/config'])(
    'is served at %s, by host and by uri header',
    async (path) => {
      const { host } = await newSite();
      const plain = await send(path, { host });
      expect(plain.body).toMatchObject({ status: 'success', host, cnv: false });
      expect(plain.body.paths).toMatchObject({
        offer_credit: 'api-cwa/offer_credit',
        buy_sticker: 'api/buy-plan',
        error_vin: 'api-cwa/error_vin',
      });
      const named = await send(path, { host, headers: { uri: `https://members.${host}/members/login` } });
      expect(named.body).toEqual(plain.body);
    },
  );

  it('cnv is set on the Spanish brand, whose language is then Spanish whatever else is set', async () => {
    const { host } = await newSite({ isSpanishBrand: true, language: 'en' });
    expect((await send('/api/config', { host })).body.cnv).toBe(true);
    expect((await send(settings, { host, form: { domain: host } })).body.data.language).toBe('es');
  });

  it('a uri header that contradicts the host is a 400', async () => {
    const [mine, other] = [await newSite(), await newSite()];
    const answer = await send('/api/config', { host: mine.host, headers: { uri: other.host } });
    expect([answer.status, answer.body.code]).toEqual([400, 'site-mismatch']);
  });
});

describe('an unknown host', () => {
  it('gets a clear JSON error from the API', async () => {
    const answer = await send('/api/config', { host: 'nobody.test' });
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ code: 'unknown-site', message: 'No site is served at this host.' });
  });

  it('gets a clear page in a browser', async () => {
    const answer = await send('/members/login', { host: 'nobody.test', headers: { accept: 'text/html' } });
    expect(answer.status).toBe(404);
    expect(answer.text).toContain('No site is served at this host');
    expect(answer.text).toContain('Ningún sitio usa este dominio');
  });

  it('still gets health, readiness and metrics', async () => {
    expect((await send('/healthz', { host: 'nobody.test' })).body).toEqual({ status: 'ok' });
    expect((await send('/readyz', { host: 'nobody.test' })).body).toEqual({ status: 'ready' });
    expect((await send('/metrics', { host: 'nobody.test' })).text).toContain(
      'vinyard_http_request_seconds_bucket',
    );
  });
});
