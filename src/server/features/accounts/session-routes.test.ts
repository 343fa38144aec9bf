import { expect, it } from 'vitest';
import { hashToken } from '#server/core/accounts/token.ts';
import { ageSession } from '#server/testing/age-session.ts';
import { newAccount, newAddress, type TestAccount } from '#server/testing/new-account.ts';
import { send } from '#server/testing/send.ts';
import { testDb } from '#server/testing/test-database-access.ts';

const list = '/members/api/user/sessions';
const end = '/members/api/user/end-session';
const me = '/members/api/user/account';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';

async function logInAgain({ site, email, pass }: TestAccount, userAgent = firefox): Promise<string> {
  const answer = await send('/members/api-cwa/login', {
    host: site.host,
    form: { email, pass },
    address: newAddress(),
    headers: { 'user-agent': userAgent },
  });
  return answer.body.token;
}

it('a person sees where they are signed in, this browser marked, and no token', async () => {
  const account = await newAccount();
  const { host } = account.site;
  const token = await logInAgain(account);
  const { body, text } = await send(list, { host, token });
  expect(body.sessions).toHaveLength(2);
  expect(body.sessions[0]).toEqual({
    id: expect.any(String),
    since: expect.stringMatching(/^\d{4}-.*Z$/),
    last_seen: expect.stringMatching(/Z$/),
    browser: 'Firefox',
    system: 'Linux',
    is_current: true,
  });
  expect(body.sessions[1]).toMatchObject({ browser: null, is_current: false });
  expect(text).not.toContain(token);
  expect(text).not.toContain(hashToken(token).toString('hex'));
});

it('one session can be ended, a stranger cannot end it', async () => {
  const account = await newAccount();
  const { host } = account.site;
  const token = await logInAgain(account);
  const { body } = await send(list, { host, token });
  const { id } = body.sessions.find((session: { is_current: boolean }) => !session.is_current);
  const stranger = await newAccount(account.site);
  const refused = await send(end, { host, token: stranger.token, form: { id } });
  expect([refused.status, refused.body.code]).toEqual([404, 'not-found']);
  expect((await send(me, { host, token: account.token })).status).toBe(200);
  expect((await send(end, { host, token, form: { id } })).status).toBe(200);
  expect((await send(me, { host, token: account.token })).status).toBe(401);
  expect((await send(me, { host, token })).status).toBe(200);
  expect((await send(end, { host, token, form: { id: 'x' } })).status).toBe(400);
});

it('logging out everywhere ends every session and nobody else’s', async () => {
  const account = await newAccount();
  const { host } = account.site;
  const token = await logInAgain(account);
  const stranger = await newAccount(account.site);
  const answer = await send('/members/api/user/logout-everywhere', { host, token, method: 'POST' });
  expect(answer.body).toEqual({ status: 'success' });
  expect((await send(me, { host, token })).status).toBe(401);
  expect((await send(me, { host, token: account.token })).status).toBe(401);
  expect((await send(me, { host, token: stranger.token })).status).toBe(200);
});

it('when a session was last seen is written at most once a minute', async () => {
  const { site, token } = await newAccount();
  const seen = async () => {
    const row = await testDb()
      .selectFrom('session')
      .select('last_seen_at')
      .where('token_hash', '=', hashToken(token))
      .executeTakeFirstOrThrow();
    return row.last_seen_at.getTime();
  };
  const opened = await seen();
  await send(me, { host: site.host, token });
  expect(await seen()).toBe(opened);
  await ageSession(token, 2);
  await send(me, { host: site.host, token });
  const updated = await seen();
  expect(updated).toBeGreaterThanOrEqual(opened);
  await send(me, { host: site.host, token });
  expect(await seen()).toBe(updated);
});

it('a session that was not used for two weeks is over', async () => {
  const account = await newAccount();
  const { host } = account.site;
  const minutesOf = (days: number) => days * 24 * 60;
  await ageSession(account.token, minutesOf(13));
  expect((await send(me, { host, token: account.token })).status).toBe(200);
  await ageSession(account.token, minutesOf(15));
  expect((await send(me, { host, token: account.token })).status).toBe(401);
});

it('an expired session opens nothing and is not listed', async () => {
  const account = await newAccount();
  const token = await logInAgain(account);
  await testDb()
    .updateTable('session')
    .set({ expires_at: new Date(Date.now() - 1) })
    .where('token_hash', '=', hashToken(account.token))
    .execute();
  expect((await send(me, { host: account.site.host, token: account.token })).status).toBe(401);
  expect((await send(list, { host: account.site.host, token })).body.sessions).toHaveLength(1);
});
