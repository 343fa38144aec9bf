import { expect, it } from 'vitest';
import { newAddress } from '#server/testing/new-account.ts';
import { newGatedSite, newSite, testGate } from '#server/testing/new-site.ts';
import { send } from '#server/testing/send.ts';

const enter = '/members/api/securelogin';
const check = '/members/api_cwa/checksecurityauth';
const register = '/members/api-cwa/register';

const cookieOf = (answer: { headers: Record<string, unknown> }): string =>
  String((answer.headers['set-cookie'] as string[] | undefined)?.[0] ?? '');

it('a gated site answers nothing without its pass, whatever a browser claims', async () => {
  const { host } = await newGatedSite();
  const form = { email: 'ann@example.com', pass: 'a long password' };
  const cookie = `gate_pass=${'A'.repeat(43)}`;
  const answer = await send(register, { host, form, cookie, address: newAddress() });
  expect(answer.status).toBe(401);
  expect(answer.body).toMatchObject({ code: 'gate-pass-required', status: 'error' });
  expect((await send(check, { host })).body).toEqual({ status: 'success', passed: false });
});

it('the right credentials hand out a pass that only the browser itself can read, and it opens the site', async () => {
  const { host } = await newGatedSite();
  const entered = await send(enter, { host, json: testGate, address: newAddress() });
  expect(entered.body).toEqual({ status: 'success' });
  expect(cookieOf(entered)).toMatch(
    /^gate_pass=[\w-]{43}; Max-Age=2592000; Path=\/members; HttpOnly; SameSite=Lax$/,
  );
  const cookie = cookieOf(entered).split(';')[0] ?? '';
  expect((await send(check, { host, cookie })).body.passed).toBe(true);
  const form = { email: 'ann@example.com', pass: 'a long password' };
  expect((await send(register, { host, form, cookie, address: newAddress() })).status).toBe(200);

  const other = await newGatedSite();
  expect((await send(check, { host: other.host, cookie })).body.passed).toBe(false);
});

it('wrong credentials get no pass, and trying is limited', async () => {
  const { host } = await newGatedSite();
  const address = newAddress();
  const json = { email: testGate.email, pass: 'wrong' };
  const answers = [];
  for (let tries = 0; tries < 21; tries++) answers.push(await send(enter, { host, json, address }));
  expect(answers.map((answer) => answer.status)).toEqual([...Array(20).fill(401), 429]);
  expect(answers.every((answer) => cookieOf(answer) === '')).toBe(true);
});

it('a site without a gate lets everybody through', async () => {
  const { host } = await newSite();
  expect((await send(check, { host })).body.passed).toBe(true);
});
