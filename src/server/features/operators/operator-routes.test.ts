import { describe, expect, it } from 'vitest';
import { createOperator, resetOperator } from '#server/core/operators/create-operator.ts';
import { newAccount, newAddress, newEmail } from '#server/testing/new-account.ts';
import { codeNow, consoleHeaders, cookieOf, newOperator } from '#server/testing/new-operator.ts';
import { newSite } from '#server/testing/new-site.ts';
import { send } from '#server/testing/send.ts';
import { testDb } from '#server/testing/test-database-access.ts';

const login = '/members/api/operator/login';
const loginCode = '/members/api/operator/login-code';
const me = '/members/api/operator/me';

async function openTicket({ email, password, host }: { email: string; password: string; host: string }) {
  const answer = await send(login, { host, json: { email, pass: password }, address: newAddress() });
  return answer.body.ticket as string;
}

const bring = (host: string, ticket: string, code: string) =>
  send(loginCode, { host, json: { ticket, code }, address: newAddress() });

describe('logging in as an operator', () => {
  it('sets up the second factor at the first log-in, and shows recovery codes once', async () => {
    const { host } = await newSite();
    const email = newEmail();
    const password = await createOperator(testDb(), email);
    const first = await send(login, { host, json: { email, pass: password }, address: newAddress() });
    expect(first.body).toMatchObject({
      status: 'success',
      setup: { secret: expect.stringMatching(/^[A-Z2-7]{32}$/), qr_svg: expect.stringMatching(/^<svg /) },
    });
    expect(first.body.setup.uri).toContain(`secret=${first.body.setup.secret}`);
    expect(cookieOf(first)).toBe('');

    const operator = await newOperator();
    expect(new Set(operator.recoveryCodes).size).toBe(10);
    const again = await send(login, {
      host,
      json: { email: operator.email, pass: operator.password },
      address: newAddress(),
    });
    expect(again.body.setup).toBeNull();
    expect((await operator.get('me')).body).toMatchObject({
      operator: { email: operator.email, has_second_factor: true },
      recovery_codes_left: 10,
    });
  });

  it('hands the session out in a cookie that scripts and other websites cannot use', async () => {
    const operator = await newOperator();
    const ticket = await openTicket(operator);
    const answer = await bring(operator.host, ticket, codeNow(operator.secret, 1));
    expect(cookieOf(answer)).toMatch(
      /^operator_session=[\w-]{43}; Max-Age=43200; Path=\/members\/api\/operator; HttpOnly; SameSite=Strict$/,
    );
    expect(answer.body).toEqual({ status: 'success', recovery_codes: [] });
    const row = await testDb()
      .selectFrom('operator_session')
      .innerJoin('operator', 'operator.id', 'operator_session.operator_id')
      .select('token_hash')
      .where('email', '=', operator.email)
      .executeTakeFirstOrThrow();
    expect(row.token_hash).toHaveLength(32);
  });

  it('a code works once, and the password alone opens nothing', async () => {
    const operator = await newOperator();
    const code = codeNow(operator.secret, 1);
    expect((await bring(operator.host, await openTicket(operator), code)).status).toBe(200);
    const used = await bring(operator.host, await openTicket(operator), code);
    expect([used.status, used.body.code]).toEqual([401, 'wrong-code']);
    const ticket = await openTicket(operator);
    const asCookie = await send(me, {
      host: operator.host,
      cookie: `operator_session=${ticket}`,
      headers: consoleHeaders,
    });
    expect(asCookie.status).toBe(401);
  });

  it('two who bring one code at once: one gets in', async () => {
    const operator = await newOperator();
    const tickets = [await openTicket(operator), await openTicket(operator)];
    const code = codeNow(operator.secret, 1);
    const answers = await Promise.all(tickets.map((ticket) => bring(operator.host, ticket, code)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 401]);
  });

  it('a recovery code stands in for the app, once, however it is typed', async () => {
    const operator = await newOperator();
    const code = ` ${operator.recoveryCodes[3]?.toLowerCase().replaceAll('-', ' ')} `;
    expect((await bring(operator.host, await openTicket(operator), code)).status).toBe(200);
    expect((await bring(operator.host, await openTicket(operator), code)).body.code).toBe('wrong-code');
    expect((await operator.get('me')).body.recovery_codes_left).toBe(9);
  });

  it('five wrong codes use a ticket up, ten in five minutes stop them all, on whatever site', async () => {
    const operator = await newOperator();
    const ticket = await openTicket(operator);
    const codes: string[] = [];
    for (let tries = 0; tries < 6; tries++) {
      codes.push((await bring(operator.host, ticket, '000000')).body.code);
    }
    expect(codes).toEqual([...Array(5).fill('wrong-code'), 'start-log-in-again']);
    const { host } = await newSite();
    const second = await openTicket({ ...operator, host });
    const later: string[] = [];
    for (let tries = 0; tries < 5; tries++) later.push((await bring(host, second, '000000')).body.code);
    // One try of the ten was the log-in itself.
    expect(later).toEqual([...Array(4).fill('wrong-code'), 'too-many-requests']);
  });

  it('a wrong password and an unknown operator get the same answer, and tries are counted over all sites', async () => {
    const { email } = await newOperator();
    const ask = async (who: string) => {
      const { host } = await newSite();
      return await send(login, { host, json: { email: who, pass: 'wrong' }, address: newAddress() });
    };
    const wrong = await ask(email);
    const unknown = await ask(newEmail());
    expect([wrong.status, wrong.body.message]).toEqual([401, unknown.body.message]);
    const statuses: number[] = [];
    for (let tries = 0; tries < 9; tries++) statuses.push((await ask(email)).status);
    expect(statuses).toEqual([...Array(8).fill(401), 429]);
  });
});

describe("an operator's session", () => {
  it('works on every site, and a call without the console header is refused', async () => {
    const operator = await newOperator();
    const { host } = await newSite();
    const { cookie } = operator;
    expect((await send(me, { host, cookie, headers: consoleHeaders })).status).toBe(200);
    const plain = await send(me, { host, cookie });
    expect([plain.status, plain.body.code]).toEqual([403, 'not-from-console']);
  });

  it('is no customer, and no customer is an operator', async () => {
    const operator = await newOperator();
    const customer = await newAccount();
    const { host } = customer.site;
    const token = operator.cookie.split('=')[1] ?? '';
    expect((await send('/members/api/user/account', { host, token })).status).toBe(401);
    for (const sent of [{ token: customer.token }, { cookie: `operator_session=${customer.token}` }]) {
      const answer = await send(me, { host, ...sent, headers: consoleHeaders });
      expect(answer.body.code).toBe('operator-login-required');
    }
  });

  it('ends at log-out, after twelve hours, and when the operator is blocked', async () => {
    const one = await newOperator();
    expect((await one.post('logout')).status).toBe(200);
    expect((await one.get('me')).status).toBe(401);

    const two = await newOperator();
    await testDb()
      .updateTable('operator_session')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('operator_id', '=', (await two.get('me')).body.operator.id)
      .execute();
    expect((await two.get('me')).status).toBe(401);

    const three = await newOperator();
    const four = await newOperator();
    const { id } = (await three.get('me')).body.operator;
    const reason = 'left the company';
    expect((await four.post('set-operator-state', { id, is_blocked: true, reason })).status).toBe(200);
    expect((await three.get('me')).status).toBe(401);
    const blocked = await send(login, {
      host: three.host,
      json: { email: three.email, pass: three.password },
      address: newAddress(),
    });
    expect(blocked.body.code).toBe('account-blocked');
    const own = (await four.get('me')).body.operator.id;
    const itself = await four.post('set-operator-state', { id: own, is_blocked: true, reason });
    expect(itself.body.code).toBe('not-yourself');
  });

  it('a changed password ends the other sessions; a reset by command asks for a new second factor', async () => {
    const operator = await newOperator();
    const other = await bring(operator.host, await openTicket(operator), codeNow(operator.secret, 1));
    const otherCookie = cookieOf(other).split(';')[0] ?? '';
    const wrong = await operator.post('change-password', { current: 'wrong', pass: 'a new long password' });
    expect(wrong.body.code).toBe('wrong-current-password');
    const short = await operator.post('change-password', { current: operator.password, pass: 'short' });
    expect(short.body.fields).toEqual({ pass: 'Use at least 12 characters.' });
    const changed = await operator.post('change-password', {
      current: operator.password,
      pass: 'a new long password',
    });
    expect(changed.status).toBe(200);
    expect((await operator.get('me')).status).toBe(200);
    const { host } = operator;
    expect((await send(me, { host, cookie: otherCookie, headers: consoleHeaders })).status).toBe(401);

    const password = await resetOperator(testDb(), operator.email);
    expect((await operator.get('me')).status).toBe(401);
    const again = await send(login, {
      host,
      json: { email: operator.email, pass: password },
      address: newAddress(),
    });
    expect(again.body.setup).not.toBeNull();
  });
});
