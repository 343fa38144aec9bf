import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { hashToken } from '#server/core/accounts/token.ts';
import { ageSession } from '#server/testing/age-session.ts';
import { mailTo, tokenIn } from '#server/testing/mails-to.ts';
import { newAccount, newAddress, newEmail } from '#server/testing/new-account.ts';
import { newSite } from '#server/testing/new-site.ts';
import { send } from '#server/testing/send.ts';
import { testDb } from '#server/testing/test-database-access.ts';

const reset = '/members/api-cwa/reset-password';
const set = '/members/api/user/set-password';
const change = '/members/api-cwa/change-password';
const login = '/members/api-cwa/login';
const me = '/members/api/user/account';
const newPass = 'another long password';

const ask = (host: string, email: string) => send(reset, { host, form: { email }, address: newAddress() });
const use = (host: string, token: string, new_pass = newPass) =>
  send(set, { host, form: { token, new_pass }, address: newAddress() });
const tryLogin = async (host: string, email: string, pass: string) =>
  (await send(login, { host, form: { email, pass }, address: newAddress() })).status;

async function passwordChecks(): Promise<number> {
  const text = await (await fetch(new URL('/metrics', inject('serverUrl')))).text();
  return Number(/^vinyard_password_checks_total (\d+)/m.exec(text)?.[1]);
}

async function resetJobs(email: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from job_queue.job
    where name = 'send-reset-link' and data->>'email' = ${email}
  `.execute(testDb());
  return rows[0]?.count ?? 0;
}

describe('whether an address has an account', () => {
  it('is not told by a log-in: a known and an unknown address cost one password check each', async () => {
    const { site, email } = await newAccount();
    const cost = async (address: string) => {
      const before = await passwordChecks();
      expect(await tryLogin(site.host, address, 'not this one')).toBe(401);
      return (await passwordChecks()) - before;
    };
    expect(await cost(email)).toBe(1);
    expect(await cost(newEmail())).toBe(1);
  });

  it('is not told by asking for a reset: the same answer, and the same one job behind it', async () => {
    const { site, email } = await newAccount();
    const stranger = newEmail();
    const known = await ask(site.host, email);
    const unknown = await ask(site.host, stranger);
    expect([known.status, known.text]).toEqual([200, '{"status":"success"}']);
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    expect([await resetJobs(email), await resetJobs(stranger)]).toEqual([1, 1]);
  });
});

describe('a reset link', () => {
  it('comes in the language of the site, is stored hashed, sets the password, ends all sessions and signs in', async () => {
    const account = await newAccount(await newSite({ language: 'es', name: 'Marca' }));
    const { host } = account.site;
    await ask(host, account.email);
    const mail = await mailTo(account.email, 'reset');
    expect(mail.subject).toBe('Cree una contraseña nueva para Marca');
    expect(mail.body).toContain(`http://${host}/members/reset-password?token=`);
    const token = tokenIn(mail);
    const stored = await testDb()
      .selectFrom('account_link')
      .selectAll()
      .where('account_id', '=', account.id)
      .executeTakeFirstOrThrow();
    expect(stored.token_hash).toEqual(hashToken(token));
    expect(JSON.stringify(stored)).not.toContain(token);

    const answer = await use(host, token);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ status: 'success', id: account.id, email: account.email });
    expect((await send(me, { host, token: account.token })).status).toBe(401);
    expect((await send(me, { host, token: answer.body.token })).status).toBe(200);
    expect(await tryLogin(host, account.email, account.pass)).toBe(401);
    expect(await tryLogin(host, account.email, newPass)).toBe(200);
    expect((await mailTo(account.email, 'password-changed')).subject).toBe(
      'Se cambió su contraseña de Marca',
    );
  });

  it('works once, also when ten use it at the same moment', async () => {
    const { site, email } = await newAccount();
    await ask(site.host, email);
    const token = tokenIn(await mailTo(email, 'reset'));
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => use(site.host, token, `a new password ${index}`)),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array(9).fill(400)]);
    expect(answers.find((answer) => answer.status === 400)?.body.code).toBe('link-not-valid');
    expect((await use(site.host, token)).body.code).toBe('link-not-valid');
  });

  it('is of no use after an hour, on another site, for a bad password, or when made up', async () => {
    const { site, email, id, pass } = await newAccount();
    await ask(site.host, email);
    const token = tokenIn(await mailTo(email, 'reset'));
    const other = await newSite();
    expect((await use(other.host, token)).body.code).toBe('link-not-valid');
    expect((await use(site.host, token, 'short')).body.fields).toEqual({
      new_pass: 'Use at least 8 characters.',
    });
    expect((await use(site.host, token, 'qwertyuiop')).body.code).toBe('invalid-input');
    expect((await use(site.host, 'A'.repeat(43))).body.code).toBe('link-not-valid');
    const links = testDb().updateTable('account_link').where('account_id', '=', id);
    await links.set({ expires_at: new Date(Date.now() - 1000) }).execute();
    expect((await use(site.host, token)).body.code).toBe('link-not-valid');
    expect(await tryLogin(site.host, email, pass)).toBe(200);
  });

  it('lives for one hour', async () => {
    const { site, email, id } = await newAccount();
    await ask(site.host, email);
    await mailTo(email, 'reset');
    const link = await testDb()
      .selectFrom('account_link')
      .selectAll()
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow();
    const minutes = (link.expires_at.getTime() - link.created_at.getTime()) / 60_000;
    expect(Math.round(minutes)).toBe(60);
  });

  it('leads to the brand itself, whatever host and port the request named', async () => {
    const { site, email } = await newAccount();
    await send(reset, { host: `members.${site.host}:8443`, form: { email }, address: newAddress() });
    expect((await mailTo(email, 'reset')).body).toContain(`http://${site.host}/members/reset-password?`);
  });

  it('may be asked for five times an hour for one address', async () => {
    const { host } = await newSite();
    const email = newEmail();
    const statuses: number[] = [];
    for (let tries = 0; tries < 6; tries++) statuses.push((await ask(host, email)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('changing the password', () => {
  it('keeps this session, ends all others and any reset link, and says so by mail', async () => {
    const account = await newAccount();
    const { host } = account.site;
    const second = await send(login, {
      host,
      form: { email: account.email, pass: account.pass },
      address: newAddress(),
    });
    await ask(host, account.email);
    const link = tokenIn(await mailTo(account.email, 'reset'));
    const answer = await send(change, { host, token: account.token, form: { new_pass: newPass } });
    expect([answer.status, answer.body]).toEqual([200, { status: 'success' }]);
    expect((await send(me, { host, token: account.token })).status).toBe(200);
    expect((await send(me, { host, token: second.body.token })).status).toBe(401);
    expect((await use(host, link)).body.code).toBe('link-not-valid');
    expect(await tryLogin(host, account.email, newPass)).toBe(200);
    expect((await mailTo(account.email, 'password-changed')).subject).toContain('was changed');
  });

  it('asks to log in again when the log-in is older than ten minutes', async () => {
    const account = await newAccount();
    const { host } = account.site;
    await ageSession(account.token, 11);
    const answer = await send(change, { host, token: account.token, form: { new_pass: newPass } });
    expect([answer.status, answer.body.code]).toEqual([403, 'recent-login-required']);
    expect(await tryLogin(host, account.email, account.pass)).toBe(200);
    await ageSession(account.token, 9);
    const again = await send(change, { host, token: account.token, form: { new_pass: newPass } });
    expect(again.status).toBe(200);
  });
});
