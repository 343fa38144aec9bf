import { describe, expect, it } from 'vitest';
import { newAccount, newAddress, newEmail, type TestAccount } from '#server/testing/new-account.ts';
import { newColleague, newDealer } from '#server/testing/new-dealer.ts';
import { newGatedSite, newSite } from '#server/testing/new-site.ts';
import { send } from '#server/testing/send.ts';
import { testDb } from '#server/testing/test-database-access.ts';

const register = '/members/api-cwa/dealer-register';
const pass = 'a long password';
const least = { pass, first_name: 'Ann', last_name: 'Lee', company_name: 'Lee Motors' };
const whole = {
  phone: '+1 (555) 123-4567 ext. 9',
  address: '1 Main Street',
  unit: 'B',
  city: 'Austin',
  state: 'TX',
  pincode: '78701',
  country: 'US',
  company_website: 'www.leemotors.example/cars',
  instagram: 'leemotors',
  facebook: 'facebook.com/leemotors',
  twitter: '@lee_motors',
  no_of_employees: '12',
};

const dealershipOf = ({ site, token }: TestAccount) =>
  send('/members/api/dealership', { host: site.host, token });
const update = ({ site, token }: TestAccount, json: object) =>
  send('/members/api/dealership/update', { host: site.host, token, json });

describe('a dealer signs up', () => {
  it('gets an account, a dealership with every field, its ownership, and is signed in', async () => {
    const owner = await newDealer(undefined, whole);
    const { host } = owner.site;
    const account = await send('/members/api/user/account', { host, token: owner.token });
    expect(account.body).toMatchObject({ user_type: 'dealer', first: 'Ann', last: 'Lee' });
    expect((await dealershipOf(owner)).body).toEqual({
      status: 'success',
      role: 'owner',
      profile: {
        company_name: 'Lee Motors',
        ...whole,
        company_website: 'https://www.leemotors.example/cars',
        instagram: '@leemotors',
        facebook: 'https://facebook.com/leemotors',
        no_of_employees: 12,
      },
      people: [
        {
          id: owner.id,
          email: owner.email,
          first: 'Ann',
          last: 'Lee',
          role: 'owner',
          joined: expect.any(String),
        },
      ],
    });
    const login = { email: owner.email, pass: owner.pass };
    expect((await send('/members/api-cwa/login', { host, form: login, address: newAddress() })).status).toBe(
      200,
    );
  });

  it('need not say how many people work there, nor choose a password yet', async () => {
    const { host } = await newSite();
    const { pass: _, ...form } = least;
    const email = newEmail();
    const answer = await send(register, { host, form: { ...form, email }, address: newAddress() });
    expect(answer.status).toBe(200);
    const dealership = await send('/members/api/dealership', { host, token: answer.body.token });
    expect(dealership.body.profile).toMatchObject({ no_of_employees: 0, phone: null, country: null });
    const mail = await testDb()
      .selectFrom('outbox_mail')
      .select('body')
      .where('to_address', '=', email)
      .executeTakeFirstOrThrow();
    const token = /\/reset-password\?token=([\w-]{43})/.exec(mail.body)?.[1] ?? '';
    for (const guess of ['undefined', 'null', ' ', 'password']) {
      const tried = await send('/members/api-cwa/login', {
        host,
        form: { email, pass: guess },
        address: newAddress(),
      });
      expect(tried.status).toBe(401);
    }
    const set = await send('/members/api/user/set-password', {
      host,
      form: { token, new_pass: pass },
      address: newAddress(),
    });
    expect(set.status).toBe(200);
    const login = { email, pass };
    expect((await send('/members/api-cwa/login', { host, form: login, address: newAddress() })).status).toBe(
      200,
    );
  });

  it('may do so before the gate of a gated site', async () => {
    const { host } = await newGatedSite();
    const form = { ...least, email: newEmail() };
    expect((await send(register, { host, form, address: newAddress() })).status).toBe(200);
  });

  it.each([
    ['email', 'ann', 'Please enter an e-mail address, like name@example.com.'],
    ['first_name', '', 'Please fill this in.'],
    ['last_name', '', 'Please fill this in.'],
    ['company_name', ' ', 'Please fill this in.'],
    ['pass', 'short', 'Use at least 8 characters.'],
    ['phone', '12', 'Please enter a phone number, like 555 123 4567.'],
    ['company_website', 'javascript:alert(1)', 'Please enter a web address, like www.example.com.'],
    ['company_website', 'lee motors', 'Please enter a web address, like www.example.com.'],
    ['instagram', 'javascript://a.b/c', 'Please enter a name like @example, or the address of the page.'],
    ['facebook', '@lee motors', 'Please enter a name like @example, or the address of the page.'],
    ['no_of_employees', '-1', 'This number is too small.'],
    ['no_of_employees', 'many', 'Please enter a whole number.'],
  ])('a wrong %s (%s) is named and nothing is opened', async (field, value, words) => {
    const site = await newSite();
    const form = { ...least, email: newEmail(), [field]: value };
    const answer = await send(register, { host: site.host, form, address: newAddress() });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ status: 'error', message: 'error', fields: { [field]: words } });
    const rows = await testDb()
      .selectFrom('dealership')
      .select('id')
      .where('site_id', '=', site.id)
      .execute();
    expect(rows).toEqual([]);
  });

  it('a taken address answers the error of the specification and leaves no dealership behind', async () => {
    const { site, email } = await newAccount();
    const answer = await send(register, {
      host: site.host,
      form: { ...least, email },
      address: newAddress(),
    });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ message: 'error', code: 'email-taken' });
    const rows = await testDb()
      .selectFrom('dealership')
      .select('id')
      .where('site_id', '=', site.id)
      .execute();
    expect(rows).toEqual([]);
  });
});

describe('the profile of a dealership', () => {
  it('is replaced as a whole by an owner: what is not sent is emptied', async () => {
    const owner = await newDealer(undefined, whole);
    const answer = await update(owner, { company_name: 'Lee & Sons', no_of_employees: 3 });
    expect(answer.body.profile).toMatchObject({
      company_name: 'Lee & Sons',
      phone: null,
      no_of_employees: 3,
    });
    expect((await dealershipOf(owner)).body.profile).toEqual(answer.body.profile);
  });

  it('is read by a member, who may change nothing', async () => {
    const owner = await newDealer();
    const member = await newColleague(owner, 'member');
    expect((await dealershipOf(member)).body).toMatchObject({
      role: 'member',
      profile: { company_name: 'Lee Motors' },
      people: [{ id: owner.id }, { id: member.id }],
    });
    expect((await update(member, { company_name: 'Mine' })).status).toBe(403);
    expect((await dealershipOf(owner)).body.profile.company_name).toBe('Lee Motors');
  });

  it('of one dealership is unknown to the owner of another', async () => {
    const first = await newDealer();
    const second = await newDealer(first.site, { company_name: 'Other Cars' });
    await update(second, { company_name: 'Changed' });
    expect((await dealershipOf(first)).body.profile.company_name).toBe('Lee Motors');
    expect((await dealershipOf(second)).body.people).toHaveLength(1);
  });
});
