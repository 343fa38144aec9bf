import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { removeOldInvitations } from '#server/core/dealerships/invitation-store.ts';
import { tidyOutbox } from '#server/core/mail/outbox-store.ts';
import { newAccount, newAddress, newEmail, type TestAccount } from '#server/testing/new-account.ts';
import { mailedInvitation, newColleague, newDealer } from '#server/testing/new-dealer.ts';
import { newGatedSite, newSite, testGate } from '#server/testing/new-site.ts';
import { send } from '#server/testing/send.ts';
import { testDb } from '#server/testing/test-database-access.ts';

const pass = 'a password of my own';

const invite = (owner: TestAccount, email: string, role = 'member') =>
  send('/members/api/dealership/invite', {
    host: owner.site.host,
    token: owner.token,
    json: { email, role },
  });
const listOf = async (owner: TestAccount) =>
  (await send('/members/api/dealership/invitations', { host: owner.site.host, token: owner.token })).body
    .invitations;
const change = (owner: TestAccount, what: 'resend' | 'revoke', invitation: string) =>
  send(`/members/api/dealership/${what}-invitation`, {
    host: owner.site.host,
    token: owner.token,
    json: { invitation },
  });
const view = (host: string, token: string) =>
  send('/members/api/invitation', { host, json: { token }, address: newAddress() });
const accept = (host: string, json: object) =>
  send('/members/api/invitation/accept', { host, json, address: newAddress() });
const join = (who: TestAccount, token: string) =>
  send('/members/api/invitation/join', { host: who.site.host, token: who.token, json: { token } });

async function newInvitation(owner: TestAccount, role = 'member') {
  const email = newEmail();
  await invite(owner, email, role);
  return { email, token: await mailedInvitation(email) };
}

describe('inviting', () => {
  it('mails a link in the language of the site and keeps only its hash', async () => {
    const owner = await newDealer(await newSite({ language: 'es', name: 'Marca' }));
    const { email, token } = await newInvitation(owner);
    const mail = await testDb()
      .selectFrom('outbox_mail')
      .selectAll()
      .where('to_address', '=', email)
      .executeTakeFirstOrThrow();
    expect(mail).toMatchObject({ subject: 'Lee Motors le invita a Marca', language: 'es' });
    expect(mail.body).toContain(`http://${owner.site.host}/members/join?token=${token}`);
    const row = await testDb()
      .selectFrom('dealership_invitation')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(token);
    expect(row.expires_at.getTime() - row.sent_at.getTime()).toBe(7 * 24 * 3600 * 1000);
  });

  it('never links to a host that only looks like the site', async () => {
    const owner = await newDealer();
    const email = newEmail();
    const host = `evil.example://${owner.site.host}`;
    const json = { email, role: 'member' };
    const answer = await send('/members/api/dealership/invite', { host, token: owner.token, json });
    expect(answer.status).toBe(200);
    const mail = await testDb()
      .selectFrom('outbox_mail')
      .select('body')
      .where('to_address', '=', email)
      .executeTakeFirstOrThrow();
    expect(mail.body).toContain(`http://${owner.site.host}/members/join`);
    expect(mail.body).not.toContain('evil');
  });

  it('is listed until it is accepted; a colleague cannot be invited again', async () => {
    const owner = await newDealer();
    const { email, token } = await newInvitation(owner, 'owner');
    expect(await listOf(owner)).toMatchObject([{ email, role: 'owner', is_over: false }]);
    await accept(owner.site.host, { token, pass });
    expect(await listOf(owner)).toEqual([]);
    const again = await invite(owner, email);
    expect(again.status).toBe(409);
    expect(again.body.fields.email).toBe('This person is already in your dealership.');
  });

  it('again ends the link before; so does sending it again', async () => {
    const owner = await newDealer();
    const { email, token: first } = await newInvitation(owner);
    await invite(owner, email, 'owner');
    const second = await mailedInvitation(email);
    expect((await view(owner.site.host, first)).status).toBe(410);
    expect((await view(owner.site.host, second)).body).toMatchObject({ email, role: 'owner' });
    const [listed, ...others] = await listOf(owner);
    expect(others).toEqual([]);
    await change(owner, 'resend', listed.id);
    expect((await view(owner.site.host, second)).status).toBe(410);
    expect((await view(owner.site.host, await mailedInvitation(email))).status).toBe(200);
  });

  it('can be withdrawn, by owners of this dealership alone', async () => {
    const owner = await newDealer();
    const stranger = await newDealer(owner.site);
    const { token } = await newInvitation(owner);
    const [{ id }] = await listOf(owner);
    expect((await change(stranger, 'revoke', id)).body.code).toBe('already-gone');
    expect((await change(stranger, 'resend', id)).body.code).toBe('already-gone');
    expect((await change(owner, 'revoke', id)).status).toBe(200);
    expect((await accept(owner.site.host, { token, pass })).body.code).toBe('invitation-over');
    expect((await change(owner, 'revoke', id)).status).toBe(404);
  });
});

describe('accepting', () => {
  it('opens a new account with name and password, inside the dealership and signed in', async () => {
    const owner = await newDealer(await newGatedSite());
    const { host } = owner.site;
    const email = newEmail();
    // The owner passes the gate; the invited person has yet to.
    const gate = await send('/members/api/securelogin', { host, json: testGate, address: newAddress() });
    const cookie = String(gate.headers['set-cookie']).split(';')[0] ?? '';
    const json = { email, role: 'member' };
    await send('/members/api/dealership/invite', { host, token: owner.token, cookie, json });
    const token = await mailedInvitation(email);
    expect((await view(host, token)).body).toEqual({
      status: 'success',
      company_name: 'Lee Motors',
      email,
      role: 'member',
      has_account: false,
    });
    const answer = await accept(host, { token, pass, first: 'Bo', last: 'Diaz' });
    expect(answer.body).toMatchObject({ status: 'success', email, token: expect.any(String) });
    const row = await testDb().selectFrom('account').selectAll().where('email', '=', email).execute();
    expect(row).toMatchObject([{ first_name: 'Bo', last_name: 'Diaz', user_type: 'dealer' }]);
  });

  it('with a short password changes nothing', async () => {
    const owner = await newDealer();
    const { token } = await newInvitation(owner);
    const answer = await accept(owner.site.host, { token, pass: 'short' });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({ pass: 'Use at least 8 characters.' });
    expect((await view(owner.site.host, token)).status).toBe(200);
  });

  it('as an existing account asks for its password, ten times in five minutes at most', async () => {
    const owner = await newDealer();
    const person = await newAccount(owner.site);
    await invite(owner, person.email);
    const token = await mailedInvitation(person.email);
    expect((await view(owner.site.host, token)).body.has_account).toBe(true);
    const wrong = await accept(owner.site.host, { token, pass: 'not my password' });
    expect([wrong.status, wrong.body.code]).toEqual([401, 'wrong-credentials']);
    const right = await accept(owner.site.host, { token, pass: person.pass });
    expect(right.body).toMatchObject({ id: person.id });

    const other = await newAccount(owner.site);
    await invite(owner, other.email);
    const guess = { token: await mailedInvitation(other.email), pass: 'a guess' };
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries++) statuses.push((await accept(owner.site.host, guess)).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
  });

  it('when signed in needs no password, but must be the invited person', async () => {
    const owner = await newDealer();
    const [person, other] = [await newAccount(owner.site), await newAccount(owner.site)];
    await invite(owner, person.email);
    const token = await mailedInvitation(person.email);
    expect((await join(other, token)).body.code).toBe('invitation-for-another');
    expect((await join(person, token)).status).toBe(200);
    expect((await join(person, token)).body.code).toBe('invitation-over');
  });

  it('works once, also for five who try at the same moment', async () => {
    const owner = await newDealer();
    const { email, token } = await newInvitation(owner);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => accept(owner.site.host, { token, pass })),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status >= 500)).toEqual([]);
    const rows = await testDb().selectFrom('account').select('id').where('email', '=', email).execute();
    expect(rows).toHaveLength(1);
  });

  it('ends after seven days, and on another site it was never there', async () => {
    const owner = await newDealer();
    const { email, token } = await newInvitation(owner);
    expect((await view((await newSite()).host, token)).status).toBe(410);
    const yesterday = new Date(Date.now() - 1000);
    await testDb()
      .updateTable('dealership_invitation')
      .set({ expires_at: yesterday })
      .where('email', '=', email)
      .execute();
    expect((await accept(owner.site.host, { token, pass })).body.code).toBe('invitation-over');
    expect(await listOf(owner)).toMatchObject([{ email, is_over: true }]);
  });

  it('is refused to who is in a dealership already; the invitation stays', async () => {
    const owner = await newDealer();
    const elsewhere = await newColleague(await newDealer(owner.site), 'member');
    await invite(owner, elsewhere.email);
    const token = await mailedInvitation(elsewhere.email);
    const answer = await accept(owner.site.host, { token, pass: elsewhere.pass });
    expect(answer.body.code).toBe('already-in-dealership');
    expect((await view(owner.site.host, token)).status).toBe(200);
  });
});

describe('what nobody needs any more', () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600 * 1000);

  it('an invitation that ended a month ago is gone; one that ended lately can still be sent again', async () => {
    const owner = await newDealer();
    const [old, late] = [await newInvitation(owner), await newInvitation(owner)];
    for (const [{ email }, ended] of [
      [old, daysAgo(31)],
      [late, daysAgo(1)],
    ] as const) {
      const rows = testDb().updateTable('dealership_invitation').set({ expires_at: ended });
      await rows.where('email', '=', email).execute();
    }
    await removeOldInvitations(testDb());
    expect(await listOf(owner)).toMatchObject([{ email: late.email, is_over: true }]);
  });

  it('a mailed link stays readable in the outbox as long as it works', async () => {
    const owner = await newDealer();
    const { email } = await newInvitation(owner);
    const linkAfter = async (days: number) => {
      await sql`update outbox_mail set created_at = ${daysAgo(days)} where to_address = ${email}`.execute(
        testDb(),
      );
      await tidyOutbox(testDb());
      return await mailedInvitation(email);
    };
    expect(await linkAfter(6)).not.toBe('');
    expect(await linkAfter(8)).toBe('');
  });
});
