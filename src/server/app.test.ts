import { describe, expect, it } from 'vitest';
import { catalogue } from '#contract/catalogue.ts';
import { newSite } from '#server/testing/new-site.ts';
import { send } from '#server/testing/send.ts';
import { comingEndpoints } from './app.ts';
import { accessTable, comingTable } from './app-tables.ts';

const lines = (text: string) => text.trim().split('\n');

describe('the contract', () => {
  it('every call declares who may make it, and the reviewed table says the same', () => {
    const declared = catalogue.map(
      (endpoint) => `${endpoint.methods.join('|')} ${endpoint.path} ${endpoint.access} ${endpoint.gate}`,
    );
    expect(declared.sort()).toEqual(lines(accessTable).sort());
  });

  it('the list of calls that are still to come only shrinks', () => {
    expect(comingEndpoints.map((endpoint) => endpoint.path).sort()).toEqual(lines(comingTable).sort());
  });

  it('a call that is still to come says so', async () => {
    const { host } = await newSite();
    const answer = await send('/members/api/recall-check/years', { host });
    expect(answer.status).toBe(501);
    expect(answer.body).toMatchObject({ status: 'error', code: 'not-built-yet' });
  });

  it('every path and alias is served', async () => {
    const { host } = await newSite();
    for (const endpoint of catalogue) {
      for (const path of [endpoint.path, ...endpoint.aliases]) {
        for (const method of endpoint.methods) {
          const answer = await send(`/members/${path}`, { host, method });
          expect([path, answer.status]).not.toEqual([path, 404]);
          expect([path, answer.body?.code]).not.toEqual([path, 'wrong-method']);
        }
      }
    }
  });

  it('is published as an OpenAPI document with every path', async () => {
    const { host } = await newSite();
    const { body } = await send('/members/docs/openapi.json', { host });
    expect(body.openapi).toBe('3.1.0');
    expect(Object.keys(body.paths)).toHaveLength(
      new Set(catalogue.flatMap((endpoint) => [endpoint.path, ...endpoint.aliases])).size,
    );
    const login = body.paths['/members/api-cwa/login'].post;
    expect(login.requestBody.content['multipart/form-data'].schema.required).toEqual(['email', 'pass']);
  });
});

describe('bad requests', () => {
  const login = '/members/api-cwa/login';

  it.each([
    ['broken JSON', { type: 'application/json', body: '{"email":' }, 400, 'unreadable-body'],
    ['a JSON list', { type: 'application/json', body: '[1]' }, 400, 'unreadable-body'],
    [
      'a poisoned prototype',
      { type: 'application/json', body: '{"__proto__":{"a":1}}' },
      400,
      'unreadable-body',
    ],
    [
      'a broken form',
      { type: 'multipart/form-data; boundary=x', body: '--x\r\nContent-Disp' },
      400,
      'unreadable-body',
    ],
    ['an unknown type', { type: 'text/csv', body: 'a,b' }, 415, 'wrong-content-type'],
    ['plain text', { type: 'text/plain', body: 'hello' }, 415, 'wrong-content-type'],
    [
      'too much',
      { type: 'application/json', body: JSON.stringify({ email: 'x'.repeat(70_000) }) },
      413,
      'too-large',
    ],
    [
      'too much in a form',
      { type: 'application/x-www-form-urlencoded', body: `email=${'x'.repeat(70_000)}` },
      413,
      'too-large',
    ],
  ] as const)('%s gets a clear answer', async (_name, raw, status, code) => {
    const { host } = await newSite();
    const answer = await send(login, { host, raw });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.text).not.toContain('node_modules');
  });

  it('a form may come as multipart, url-encoded or JSON; unknown fields are ignored', async () => {
    const { host } = await newSite();
    const wrong = { email: 'ann@example.com', pass: 'not right', extra: 'x' };
    for (const sent of [
      { form: wrong },
      { json: wrong },
      { raw: { type: 'application/x-www-form-urlencoded', body: new URLSearchParams(wrong).toString() } },
    ]) {
      expect((await send(login, { host, ...sent })).body.code).toBe('wrong-credentials');
    }
  });

  it('a file where text belongs is refused by the name of its field', async () => {
    const { host } = await newSite();
    const body = [
      '--x',
      'Content-Disposition: form-data; name="email"; filename="a.txt"',
      'Content-Type: text/plain',
      '',
      'ann@example.com',
      '--x',
      'Content-Disposition: form-data; name="pass"',
      '',
      'secret',
      '--x--',
      '',
    ].join('\r\n');
    const answer = await send(login, { host, raw: { type: 'multipart/form-data; boundary=x', body } });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields)).toEqual(['email']);
  });

  it('the wrong method and an unknown path are told apart, in the language of the site', async () => {
    const { host } = await newSite({ language: 'es' });
    const method = await send(login, { host });
    expect([method.status, method.headers.allow]).toEqual([405, 'POST']);
    const path = await send('/members/api-cwa/nothing', { host });
    expect(path.body).toMatchObject({ code: 'not-found', message: 'No hay nada en esta dirección.' });
  });
});

it('every answer carries its request id and the security headers', async () => {
  const { host } = await newSite();
  const answer = await send('/members/api-cwa/nothing', { host });
  expect(answer.headers['x-request-id']).toBe(answer.body.request_id);
  expect(answer.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
  });
  const page = await send('/members/login', { host, headers: { accept: 'text/html' } });
  expect(page.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  });
});
