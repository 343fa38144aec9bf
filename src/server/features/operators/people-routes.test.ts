import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { newAccount, newAddress } from '#server/testing/new-account.ts';
import { newOperator } from '#server/testing/new-operator.ts';
import { newSite } from '#server/testing/new-site.ts';
import { send } from '#server/testing/send.ts';
import { testDb } from '#server/testing/test-database-access.ts';

const reason = 'chargeback';

it('people are found over all sites by part of an e-mail, by name, by id, by site and by state', async () => {
  const operator = await newOperator();
  const person = await newAccount();
  await testDb()
    .updateTable('account')
    .set({ first_name: 'Zoë', last_name: `O'Hara_${person.id.slice(0, 8)}` })
    .where('id', '=', person.id)
    .execute();
  const find = async (query: string) => {
    const { people } = (await operator.get(`people?${query}`)).body;
    return people.map(({ id }: { id: string }) => id);
  };
  const name = encodeURIComponent(`zoë o'hara_${person.id.slice(0, 8)}`);
  const email = person.email.slice(0, 19).toUpperCase();
  for (const query of [`find=${email}`, `find=${name}`, `find=${person.id}`, `site=${person.site.id}`]) {
    expect([query, await find(query)]).toEqual([query, [person.id]]);
  }
  expect(await find(`site=${person.site.id}&state=blocked`)).toEqual([]);
  expect(await find(`site=${person.site.id}&find=%25`)).toEqual([]);
});

it('a list longer than a page goes on, and all of it is exported', async () => {
  const operator = await newOperator();
  const { id } = await newSite();
  const wallets = await testDb()
    .insertInto('wallet')
    .values(Array.from({ length: 60 }, () => ({ site_id: id })))
    .returning('id')
    .execute();
  await testDb()
    .insertInto('account')
    .values(
      wallets.map((wallet, index) => ({
        site_id: id,
        wallet_id: wallet.id,
        email: `p${index}-${id}@example.com`,
        password_hash: 'x',
      })),
    )
    .execute();
  const first = (await operator.get(`people?site=${id}`)).body;
  const second = (await operator.get(`people?site=${id}&page=2`)).body;
  expect([first.people.length, first.has_more, second.people.length, second.has_more]).toEqual([
    50,
    true,
    10,
    false,
  ]);
  const { csv, rows } = (await operator.post('export-people', { site: id })).body;
  expect([rows, csv.trim().split('\r\n').length]).toEqual([60, 61]);
});

it('a blocked person is signed out, told so only with the right password, and can be let in again', async () => {
  const operator = await newOperator();
  const person = await newAccount();
  const { host } = person.site;
  const login = (pass: string) =>
    send('/members/api-cwa/login', { host, form: { email: person.email, pass }, address: newAddress() });
  const block = await operator.post('set-person-state', { id: person.id, is_blocked: true, reason });
  expect(block.status).toBe(200);
  const me = await send('/members/api/user/account', { host, token: person.token });
  expect(me.status).toBe(401);
  const right = await login(person.pass);
  expect([right.status, right.body.code]).toEqual([403, 'account-blocked']);
  expect((await login('not this one')).body.code).toBe('wrong-credentials');
  expect((await operator.get(`person?id=${person.id}`)).body).toMatchObject({
    person: { email: person.email, is_blocked: true, blocked: expect.any(String) },
    sessions: [],
  });
  await operator.post('set-person-state', { id: person.id, is_blocked: false, reason });
  expect((await login(person.pass)).status).toBe(200);
});

it("ending somebody's sessions signs them out everywhere and leaves the account open", async () => {
  const operator = await newOperator();
  const person = await newAccount();
  expect((await operator.get(`person?id=${person.id}`)).body.sessions).toHaveLength(1);
  const ended = await operator.post('end-sessions', { id: person.id, reason });
  expect(ended.body).toEqual({ status: 'success', ended: 1 });
  const { host } = person.site;
  expect((await send('/members/api/user/account', { host, token: person.token })).status).toBe(401);
});

it.each(['not-a-uuid', 'ffffffff-ffff-4fff-bfff-ffffffffffff'])('nobody is at %s', async (id) => {
  const operator = await newOperator();
  expect([400, 404]).toContain((await operator.get(`person?id=${id}`)).status);
});

it('credits are granted and taken with a reason, once per key, and never below zero', async () => {
  const operator = await newOperator();
  const { id } = await newAccount();
  const change = (amount: number, key: string = randomUUID()) =>
    operator.post('change-credits', { id, kind: 'vhr', amount, key, reason: 'a failed report' });
  const key = randomUUID();
  expect((await change(5, key)).status).toBe(200);
  expect((await change(5, key)).status).toBe(200);
  expect((await change(-2)).status).toBe(200);
  const short = await change(-4);
  expect(short.body.code).toBe('not-enough-credits');
  expect((await change(0)).status).toBe(400);
  const { credits, ledger } = (await operator.get(`person?id=${id}`)).body;
  expect(credits).toEqual({ vhr: 3, sticker: 0, global: 0 });
  expect(ledger).toMatchObject([
    { kind: 'vhr', amount: -2, balance: 3, reason: 'take', note: 'a failed report' },
    { kind: 'vhr', amount: 5, balance: 5, reason: 'grant' },
  ]);
  const { lines } = (await operator.get(`audit?target=${id}`)).body;
  expect(lines).toMatchObject([
    { action: 'take-credits', before: { vhr: 5 }, after: { vhr: 3, is_repeated: false } },
    { action: 'grant-credits', before: { vhr: 5 }, after: { vhr: 5, is_repeated: true } },
    { action: 'grant-credits', before: { vhr: 0 }, after: { vhr: 5, is_repeated: false } },
  ]);
});
