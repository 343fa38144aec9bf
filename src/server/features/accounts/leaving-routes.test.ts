import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { ageSession } from '#server/testing/age-session.ts';
import { mailTo } from '#server/testing/mails-to.ts';
import { newAccount, newAddress, newEmail } from '#server/testing/new-account.ts';
import { send } from '#server/testing/send.ts';
import { testDb } from '#server/testing/test-database-access.ts';

const exportPath = '/members/api/user/export';
const deletePath = '/members/api/user/delete-account';

const png = Buffer.from('89504e470d0a1a0a0000', 'hex');

async function newPerson() {
  const account = await newAccount();
  const { host } = account.site;
  const sent = { host, token: account.token };
  const pendingEmail = newEmail();
  await send('/members/api/user/update-profile', {
    ...sent,
    json: { first: 'Ann', phone: '555 0100', city: 'Reno', company_name: 'Ann Cars', email: pendingEmail },
  });
  const body = Buffer.concat([
    Buffer.from('--x\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\n'),
    png,
    Buffer.from('\r\n--x--\r\n'),
  ]);
  await send('/members/api/user/upload-image', {
    ...sent,
    raw: { type: 'multipart/form-data; boundary=x', body },
  });
  await send('/members/api-cwa/contact-mail', {
    host,
    form: { email: account.email, message: 'Where is my report?' },
    address: newAddress(),
  });
  await mailTo(account.email, 'welcome');
  return { ...account, pendingEmail };
}

describe('the export', () => {
  it('is a JSON file of everything kept about the person, without any secret', async () => {
    const { site, token, email, pendingEmail } = await newPerson();
    const answer = await send(exportPath, { host: site.host, token });
    expect(answer.headers['content-disposition']).toBe('attachment; filename="account.json"');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toMatchObject({
      status: 'success',
      account: { email, firstName: 'Ann', phone: '555 0100' },
      email_pending: pendingEmail,
      profile: { city: 'Reno', companyName: 'Ann Cars' },
      image: { media_type: 'image/png', base64: png.toString('base64') },
      sessions: [{ id: expect.any(String) }],
      credits: [],
      generations: [],
      contact_messages: [{ message: 'Where is my report?' }],
    });
    expect(answer.body.mails.map((mail: { kind: string }) => mail.kind).sort()).toEqual([
      'email-changing',
      'welcome',
    ]);
    expect(answer.text).not.toMatch(/argon2|token/);
  });

  it('asks for a recent log-in', async () => {
    const { site, token } = await newAccount();
    await ageSession(token, 11);
    expect((await send(exportPath, { host: site.host, token })).body.code).toBe('recent-login-required');
  });
});

describe('deleting an account', () => {
  it('removes everything personal, keeps the wallet, frees the address, and says so by mail', async () => {
    const { site, token, email, id, pendingEmail } = await newPerson();
    const { wallet_id } = await testDb()
      .selectFrom('account')
      .select('wallet_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const answer = await send(deletePath, { host: site.host, token, form: { email: email.toUpperCase() } });
    expect([answer.status, answer.body]).toEqual([200, { status: 'success' }]);
    expect((await send('/members/api/user/account', { host: site.host, token })).status).toBe(401);
    expect(await placesWith(email)).toEqual(['outbox_mail']);
    expect(await placesWith(pendingEmail)).toEqual([]);
    expect(await placesWith(id)).toEqual([]);
    const kept = testDb().selectFrom('wallet').selectAll().where('id', '=', wallet_id);
    expect(await kept.execute()).toHaveLength(1);
    expect((await mailTo(email, 'account-deleted')).subject).toBe('Your account at Test brand is deleted');
    const form = { email, pass: 'a long password' };
    const again = await send('/members/api-cwa/register', { host: site.host, form, address: newAddress() });
    expect(again.status).toBe(200);
    expect(again.body.id).not.toBe(id);
  });

  it('happens only with the account’s own e-mail typed out and a recent log-in', async () => {
    const { site, token, email } = await newAccount();
    const ask = (form: { email: string }) => send(deletePath, { host: site.host, token, form });
    const wrong = await ask({ email: newEmail() });
    expect(wrong.status).toBe(400);
    expect(wrong.body.fields).toEqual({ email: 'This is not the e-mail of your account.' });
    await ageSession(token, 11);
    expect((await ask({ email })).body.code).toBe('recent-login-required');
    expect((await send('/members/api/user/account', { host: site.host, token })).status).toBe(200);
  });

  it('is kept from happening by nothing that refers to an account', async () => {
    const { rows } = await sql<{ name: string }>`
      select conrelid::regclass || '.' || conname as name from pg_constraint
      where contype = 'f' and confrelid = 'account'::regclass and confdeltype not in ('c', 'n')
    `.execute(testDb());
    expect(rows).toEqual([]);
  });
});

/** The tables in which a text or an id stands, whatever the column. */
async function placesWith(value: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'rate_limit'
  `.execute(testDb());
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: hits } = await sql`
      select 1 from ${sql.table(name)} as each_row where each_row::text like ${`%${value}%`} limit 1
    `.execute(testDb());
    if (hits.length > 0) found.push(name);
  }
  return found;
}
