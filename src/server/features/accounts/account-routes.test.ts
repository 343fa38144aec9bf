import { describe, expect, it } from 'vitest';
import { newAccount, newAddress, newEmail } from '#server/testing/new-account.ts';
import { newSite } from '#server/testing/new-site.ts';
import { send } from '#server/testing/send.ts';
import { testDb } from '#server/testing/test-database-access.ts';

const register = '/members/api-cwa/register';
const login = '/members/api-cwa/login';
const me = '/members/api/user/account';
const pass = 'a long password';

describe('registering', () => {
  it('opens an account, signs it in, and never stores the password or the token', async () => {
    const site = await newSite();
    const email = newEmail();
    const form = { email: ` ${email.toUpperCase()} `, pass, first: 'Ann', phone: '' };
    const answer = await send(register, { host: site.host, form, address: newAddress() });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      status: 'success',
      token: expect.stringMatching(/^[\w-]{43}$/),
      id: expect.any(String),
      email,
      tracking_id: expect.any(String),
      credit: 0,
      vhr_credit: 0,
      sticker_credit: 0,
      vhr_credit_subscription: 0,
      uvc_credit: 0,
    });
    const account = await send(me, { host: site.host, token: answer.body.token });
    expect(account.body).toMatchObject({ email, first: 'Ann', last: null, phone: null, user_type: 'user' });
    const row = await testDb()
      .selectFrom('account')
      .innerJoin('session', 'session.account_id', 'account.id')
      .select(['password_hash', 'token_hash'])
      .where('account.id', '=', answer.body.id)
      .executeTakeFirstOrThrow();
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(row.token_hash.toString('base64url')).not.toBe(answer.body.token);
  });

  it('a taken address answers the error of the specification and names the field', async () => {
    const { site, email } = await newAccount();
    const answer = await send(register, { host: site.host, form: { email, pass }, address: newAddress() });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      status: 'error',
      message: 'error',
      detail: 'This e-mail already has an account. Log in instead.',
      fields: { email: 'This e-mail already has an account. Log in instead.' },
    });
  });

  it.each([
    [{ email: 'ann', pass }, 'email', 'Please enter an e-mail address, like name@example.com.'],
    [{ email: '', pass }, 'email', 'Please fill this in.'],
    [{ email: 'ann@example.com', pass: 'short' }, 'pass', 'Use at least 8 characters.'],
    [{ email: 'ann@example.com' }, 'pass', 'Please fill this in.'],
    [
      { email: 'ann@example.com', pass: 'Password1' },
      'pass',
      'This password is one of the first to be guessed. Please choose another.',
    ],
  ])(
    'bad input %# answers {status: "error", message: "error"} and names the field',
    async (form, field, words) => {
      const { host } = await newSite();
      const answer = await send(register, {
        host,
        form: form as Record<string, string>,
        address: newAddress(),
      });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ status: 'error', message: 'error', fields: { [field]: words } });
    },
  );

  it('a hundred people with one address at once make one account and no failure of ours', async () => {
    const { host, id } = await newSite();
    const email = newEmail();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        send(register, { host, form: { email, pass }, address: newAddress() }),
      ),
    );
    const statuses = answers.map((answer) => answer.status).sort();
    expect(statuses).toEqual([200, ...Array(99).fill(409)]);
    const rows = await testDb().selectFrom('account').selectAll().where('site_id', '=', id).execute();
    expect(rows).toHaveLength(1);
  });

  it('puts one welcome mail into the outbox, in the language of the site', async () => {
    const { email } = await newAccount(await newSite({ language: 'es', name: 'Marca' }));
    const mails = await expect.poll(
      () => testDb().selectFrom('outbox_mail').selectAll().where('to_address', '=', email).execute(),
      { timeout: 10_000 },
    );
    await mails.toMatchObject([
      { kind: 'welcome', subject: 'Le damos la bienvenida a Marca', language: 'es' },
    ]);
  });
});

describe('logging in', () => {
  it('hands out a new token; logging out ends that one alone', async () => {
    const account = await newAccount();
    const { host } = account.site;
    const form = { email: account.email, pass: account.pass };
    const second = await send(login, { host, form, address: newAddress() });
    expect(second.body.token).not.toBe(account.token);
    const out = await send('/members/api-cwa/logout', { host, method: 'POST', token: second.body.token });
    expect(out.body).toEqual({ status: 'success' });
    expect((await send(me, { host, token: second.body.token })).status).toBe(401);
    expect((await send(me, { host, token: account.token })).status).toBe(200);
  });

  it('a wrong password and an unknown address get the same answer', async () => {
    const { site, email } = await newAccount();
    const ask = (form: Record<string, string>) =>
      send(login, { host: site.host, form, address: newAddress() });
    const wrong = await ask({ email, pass: 'not this one' });
    const unknown = await ask({ email: newEmail(), pass: 'not this one' });
    expect(wrong.status).toBe(401);
    const { request_id: _, ...words } = wrong.body;
    expect(unknown.body).toMatchObject(words);
    expect(words).toEqual({
      status: 'error',
      code: 'wrong-credentials',
      message: 'The e-mail or the password is not right.',
    });
  });

  it('an account of one site is unknown on another, and so is its token', async () => {
    const account = await newAccount();
    const other = await newSite();
    const form = { email: account.email, pass: account.pass };
    expect((await send(login, { host: other.host, form, address: newAddress() })).status).toBe(401);
    expect((await send(me, { host: other.host, token: account.token })).status).toBe(401);
  });

  it('the eleventh try on one address in five minutes is told to wait', async () => {
    const { site, email } = await newAccount();
    const form = { email, pass: 'not this one' };
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries++) {
      const answer = await send(login, { host: site.host, form, address: newAddress() });
      statuses.push(answer.status);
      if (tries === 10) {
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
        expect(answer.body.message).toBe('Too many tries. Please wait a little and try again.');
      }
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
  });
});

it.each([undefined, 'nonsense', 'A'.repeat(43)])('the token %s opens nothing', async (token) => {
  const { host } = await newSite();
  const answer = await send(me, { host, ...(token && { token }) });
  expect(answer.status).toBe(401);
  expect(answer.body.code).toBe('login-required');
});
