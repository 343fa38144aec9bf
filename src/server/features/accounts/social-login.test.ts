import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openServices } from '#server/open-services.ts';
import { newAccount, newEmail } from '#server/testing/new-account.ts';
import { newSite, type TestSite } from '#server/testing/new-site.ts';
import { send } from '#server/testing/send.ts';
import { testDb } from '#server/testing/test-database-access.ts';

const projectId = 'brand-project';
const path = '/members/landing/firebase-social-login';

let keys: Server;
let app: FastifyInstance;
let close: () => Promise<void>;
let ours: CryptoKeyPair;
let theirs: CryptoKeyPair;
let site: TestSite;

beforeAll(async () => {
  ours = await generateKeyPair('RS256', { extractable: true });
  theirs = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(ours.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  keys = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => keys.once('listening', resolve));
  const { port } = keys.address() as AddressInfo;
  const config = readConfig({
    DATABASE_URL: inject('databaseUrl'),
    DATA_DIR: '.cache/test-data',
    NETWORK_SOURCES: 'off',
    FIREBASE_JWKS_URL: `http://127.0.0.1:${port}/keys`,
  });
  const opened = await openServices(config, pino({ level: 'silent' }));
  app = await buildApp(opened.services);
  close = opened.close;
  site = await newSite({ firebaseProjectId: projectId });
});

afterAll(async () => {
  await app?.close();
  await close?.();
  keys?.close();
});

interface Made {
  readonly key?: CryptoKey;
  readonly claims?: Record<string, unknown>;
  readonly audience?: string;
  readonly issuer?: string;
  readonly expiresAt?: number;
}

const now = () => Math.floor(Date.now() / 1000);

/** A token as Firebase makes it. */
const makeToken = (email: string, made: Made = {}) =>
  new SignJWT({ email, email_verified: true, name: 'Ann Smith', auth_time: now(), ...made.claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setSubject('firebase-user')
    .setIssuedAt()
    .setIssuer(made.issuer ?? `https://securetoken.google.com/${projectId}`)
    .setAudience(made.audience ?? projectId)
    .setExpirationTime(made.expiresAt ?? now() + 600)
    .sign(made.key ?? ours.privateKey);

async function logIn(id_token: string, host = site.host) {
  const answer = await app.inject({ method: 'POST', url: path, headers: { host }, payload: { id_token } });
  return { status: answer.statusCode, body: answer.json() };
}

it('a good token opens an account without a password, and finds it again', async () => {
  const email = newEmail();
  const first = await logIn(await makeToken(email.toUpperCase()));
  expect(first.status).toBe(200);
  expect(first.body).toMatchObject({ status: 'success', email });
  const second = await logIn(await makeToken(email));
  expect(second.body.id).toBe(first.body.id);
  expect(second.body.token).not.toBe(first.body.token);
  const me = await send('/members/api/user/account', { host: site.host, token: second.body.token });
  expect(me.body).toMatchObject({ email, first: 'Ann', last: 'Smith' });
  const form = { email, pass: '' };
  for (const pass of ['x', 'nobody has this password']) {
    const answer = await send('/members/api-cwa/login', { host: site.host, form: { ...form, pass } });
    expect(answer.status).toBe(401);
  }
});

describe('a token is refused', () => {
  const kinds: readonly (readonly [string, () => Promise<string> | string])[] = [
    ['signed by somebody else', () => makeToken(newEmail(), { key: theirs.privateKey })],
    ['expired', () => makeToken(newEmail(), { expiresAt: now() - 60 })],
    ['for another project', () => makeToken(newEmail(), { audience: 'other-project' })],
    ['of another issuer', () => makeToken(newEmail(), { issuer: 'https://securetoken.google.com/other' })],
    ['with an unproved e-mail', () => makeToken(newEmail(), { claims: { email_verified: false } })],
    ['without an e-mail', () => makeToken(newEmail(), { claims: { email: undefined } })],
    ['that is no token', () => 'a.b.c'],
    ['without a signature', () => unsigned(newEmail())],
    ['signed with the public key as a secret', () => signedWithPublicKey(newEmail())],
  ];

  it.each(kinds)('%s', async (_name, make) => {
    const answer = await logIn(await make());
    expect([answer.status, answer.body.code]).toEqual([401, 'id-token-refused']);
  });
});

it('a site that has not set it up says so', async () => {
  const other = await newSite();
  const answer = await logIn(await makeToken(newEmail()), other.host);
  expect([answer.status, answer.body.code]).toEqual([400, 'social-login-off']);
});

it('an account that a stranger opened under my address no longer opens for them', async () => {
  const stranger = await newAccount(site);
  const mine = await logIn(await makeToken(stranger.email));
  expect(mine.body.id).toBe(stranger.id);
  const { host } = site;
  expect((await send('/members/api/user/account', { host, token: stranger.token })).status).toBe(401);
  const form = { email: stranger.email, pass: stranger.pass };
  expect((await send('/members/api-cwa/login', { host, form })).status).toBe(401);
});

it('who has proved their address keeps their password when they log in this way', async () => {
  const account = await newAccount(site);
  const proved = testDb().updateTable('account').where('id', '=', account.id);
  await proved.set({ email_verified_at: new Date() }).execute();
  expect((await logIn(await makeToken(account.email))).body.id).toBe(account.id);
  expect((await send('/members/api/user/account', { host: site.host, token: account.token })).status).toBe(
    200,
  );
});

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

const unsigned = (email: string) =>
  `${encode({ alg: 'none' })}.${encode({
    email,
    email_verified: true,
    sub: 'x',
    aud: projectId,
    iss: `https://securetoken.google.com/${projectId}`,
    iat: now(),
    auth_time: now(),
    exp: now() + 600,
  })}.`;

/** The classic confusion of algorithms. */
async function signedWithPublicKey(email: string): Promise<string> {
  const { n } = await exportJWK(ours.publicKey);
  return await new SignJWT({ email, email_verified: true, auth_time: now() })
    .setProtectedHeader({ alg: 'HS256', kid: 'one' })
    .setSubject('x')
    .setIssuedAt()
    .setIssuer(`https://securetoken.google.com/${projectId}`)
    .setAudience(projectId)
    .setExpirationTime(now() + 600)
    .sign(Buffer.from(n ?? '', 'base64url'));
}
