import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentAccount, login, register } from '#contract/accounts.ts';
import { secureLogin } from '#contract/gate.ts';
import { siteSettings } from '#contract/sites.ts';
import { buildRequest, call, follow } from './api.ts';
import { CallProblem } from './call-problem.ts';

let answers: { status: number; body: string }[] = [];
let asked: { method: string | undefined; url: string | undefined; headers: Record<string, unknown> }[] = [];

const server = createServer((request, response) => {
  asked.push({ method: request.method, url: request.url, headers: request.headers });
  const { status, body } = answers.shift() ?? { status: 200, body: '{"status":"success"}' };
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

beforeEach(() => {
  asked = [];
  answers = [];
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const realFetch = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => realFetch(`${origin}${url}`, init));
  vi.stubGlobal('location', { hostname: 'shop.example' });
  vi.stubGlobal('localStorage', { getItem: () => null });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const error = (status: number, code: string, fields = {}) => ({
  status,
  body: JSON.stringify({ status: 'error', message: `about ${code}`, code, fields, request_id: 'r' }),
});

describe('a call', () => {
  it('sends a form as multipart, with optional fields only when filled', () => {
    const { url, init } = buildRequest(register, {
      email: 'a@b.co',
      pass: 'longenough',
      first: '',
      phone: undefined,
    });
    expect(url).toBe('/members/api-cwa/register');
    expect(init.method).toBe('POST');
    expect([...(init.body as FormData)]).toEqual([
      ['email', 'a@b.co'],
      ['pass', 'longenough'],
    ]);
  });

  it('sends JSON and query as the endpoint declares', () => {
    const json = buildRequest(secureLogin, { email: 'a@b.co', pass: 'x' });
    expect(json.init.body).toBe('{"email":"a@b.co","pass":"x"}');
    expect(json.init.headers['content-type']).toBe('application/json');
    const query = buildRequest(
      { ...currentAccount, input: secureLogin.input },
      { email: 'a@b.co', pass: 'x y' },
    );
    expect(query.url).toBe('/members/api/user/account?email=a%40b.co&pass=x+y');
  });

  it('carries the site and the token of the stored user', () => {
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => (key === 'user' ? '{"token":"secret"}' : null),
    });
    expect(buildRequest(currentAccount, {}).init.headers).toMatchObject({
      authorization: 'Bearer secret',
      uri: 'shop.example',
    });
  });

  it('takes a configured path in place of its own', () => {
    expect(buildRequest(register, { email: 'a', pass: 'b' }, 'api-cwa/elsewhere').url).toBe(
      '/members/api-cwa/elsewhere',
    );
  });

  it('turns an error answer into a problem with message, code and fields', async () => {
    answers = [error(400, 'invalid-input', { email: 'not this one' })];
    const problem = await call(login, { email: 'a', pass: 'b' }).catch((failure: unknown) => failure);
    expect(problem).toBeInstanceOf(CallProblem);
    expect(problem).toMatchObject({
      status: 400,
      code: 'invalid-input',
      message: 'about invalid-input',
      fields: { email: 'not this one' },
    });
  });

  it.each([
    ['<html>', 502],
    ['<html>', 200],
    ['{"no":"message"}', 400],
  ])('says so when the answer %s with status %i cannot be read', async (body, status) => {
    answers = [{ status, body }];
    await expect(call(login, { email: 'a', pass: 'b' })).rejects.toMatchObject({
      code: 'unreadable-answer',
      status,
    });
  });

  it('says so when there is no answer', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(call(login, { email: 'a', pass: 'b' })).rejects.toMatchObject({
      code: 'offline',
      status: 0,
    });
  });

  it('that changes something is never sent twice by itself', async () => {
    answers = [error(500, 'internal-error')];
    await expect(call(login, { email: 'a', pass: 'b' })).rejects.toMatchObject({ code: 'internal-error' });
    expect(asked).toHaveLength(1);
  });

  it('that only reads is asked again after a failure of the server', async () => {
    answers = [error(500, 'internal-error')];
    await expect(call(currentAccount, {})).resolves.toEqual({ status: 'success' });
    expect(asked).toHaveLength(2);
  });

  it.each([400, 401, 404, 429, 501])(
    'is not asked again after a %i, which would answer the same',
    async (status) => {
      answers = [error(status, 'not-found')];
      await expect(call(siteSettings, { domain: 'x' }, { isRepeatable: true })).rejects.toMatchObject({
        status,
      });
      expect(asked).toHaveLength(1);
    },
  );

  it('is given up after 240 seconds, unless it follows something that may take longer', async () => {
    const limits: number[] = [];
    const setLimit = AbortSignal.timeout;
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((delayMs) => {
      limits.push(delayMs);
      return setLimit.call(AbortSignal, delayMs);
    });
    await call(currentAccount, {});
    await follow(currentAccount, {});
    vi.restoreAllMocks();
    expect(asked).toHaveLength(2);
    expect(limits).toEqual([240_000]);
  });

  it('that is given up after its time says so', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new DOMException('too late', 'TimeoutError')));
    await expect(call(currentAccount, {})).rejects.toMatchObject({ code: 'no-answer-in-time' });
  });
});
