import { describe, expect, it } from 'vitest';
import { imageCompression } from '#contract/constants.ts';
import { ageSession } from '#server/testing/age-session.ts';
import { mailTo, tokenIn } from '#server/testing/mails-to.ts';
import { newAccount, newAddress, newEmail, type TestAccount } from '#server/testing/new-account.ts';
import { newSite } from '#server/testing/new-site.ts';
import { send } from '#server/testing/send.ts';
import { testDb } from '#server/testing/test-database-access.ts';

const read = '/members/api/user/profile';
const update = '/members/api/user/update-profile';
const confirm = '/members/api/user/confirm-email';

const change = ({ site, token }: TestAccount, json: object, path = update) =>
  send(path, { host: site.host, token, json });

const everything = {
  phone: '555 0100',
  first: 'Ann',
  last: 'Smith',
  unit: '4b',
  no_of_employees: 12,
  address: '1 Main Street',
  city: 'Reno',
  state: 'NV',
  pincode: '89501',
  country: 'USA',
  company_name: 'Ann Cars',
  company_website: 'https://anncars.example',
  instagram: 'anncars',
  facebook: 'ann.cars',
  twitter: '@anncars',
};

describe('a profile', () => {
  it('keeps every field of the specification', async () => {
    const account = await newAccount();
    const answer = await change(account, { ...everything, email: account.email });
    const profile = { ...everything, status: 'success', email: account.email, email_pending: null };
    expect(answer.body).toEqual({ ...profile, has_image: false });
    const again = await send(read, { host: account.site.host, token: account.token });
    expect(again.body).toEqual(answer.body);
  });

  it('changes what is sent, clears what is sent empty, and leaves the rest', async () => {
    const account = await newAccount();
    await change(account, everything);
    const sent = { city: ' Sparks ', phone: '', instagram: null, no_of_employees: '' };
    const { body } = await change(account, sent, '/members/api-cwa/update-profile');
    expect(body).toMatchObject({
      ...everything,
      city: 'Sparks',
      phone: null,
      instagram: null,
      no_of_employees: null,
    });
  });

  it('is empty at first, and a wrong value is named', async () => {
    const account = await newAccount();
    const { body } = await send(read, { host: account.site.host, token: account.token });
    expect(body).toMatchObject({ city: null, no_of_employees: null, has_image: false });
    const wrong = await change(account, { no_of_employees: -1, city: 'x'.repeat(121), email: 'nobody' });
    expect(wrong.status).toBe(400);
    expect(Object.keys(wrong.body.fields).sort()).toEqual(['city', 'email', 'no_of_employees']);
  });

  it('is one person’s own', async () => {
    const account = await newAccount();
    const other = await newAccount(account.site);
    await change(account, everything);
    const { body } = await send(read, { host: other.site.host, token: other.token });
    expect(body).toMatchObject({ email: other.email, city: null });
  });
});

describe('a new e-mail', () => {
  const use = (host: string, token: string) =>
    send(confirm, { host, form: { token }, address: newAddress() });

  it('takes effect once it is confirmed by mail; the old address hears of it before and after', async () => {
    const account = await newAccount();
    const { host } = account.site;
    const email = newEmail();
    const { body } = await change(account, { email });
    expect(body).toMatchObject({ email: account.email, email_pending: email });
    expect((await mailTo(account.email, 'email-changing')).body).toContain(email);
    const mail = await mailTo(email, 'email-confirm');
    expect(mail.body).toContain(`http://${host}/members/confirm-email?token=`);
    const answer = await use(host, tokenIn(mail));
    expect(answer.body).toEqual({ status: 'success', id: account.id, email });
    const after = await send(read, { host, token: account.token });
    expect(after.body).toMatchObject({ email, email_pending: null });
    expect((await mailTo(account.email, 'email-changed')).body).toContain(email);
    expect((await use(host, tokenIn(mail))).body.code).toBe('link-not-valid');
    const form = { email, pass: account.pass };
    expect((await send('/members/api-cwa/login', { host, form })).status).toBe(200);
  });

  it('needs a recent log-in; the rest of the profile does not', async () => {
    const account = await newAccount();
    await ageSession(account.token, 11);
    const refused = await change(account, { email: newEmail(), city: 'Reno' });
    expect([refused.status, refused.body.code]).toEqual([403, 'recent-login-required']);
    expect((await change(account, { city: 'Reno' })).body).toMatchObject({
      city: 'Reno',
      email_pending: null,
    });
  });

  it('may be nobody else’s on this site, neither when asked for nor when confirmed', async () => {
    const account = await newAccount();
    const { host } = account.site;
    const other = await newAccount(account.site);
    const taken = await change(account, { email: other.email });
    expect([taken.status, Object.keys(taken.body.fields)]).toEqual([409, ['email']]);

    const wanted = newEmail();
    await change(account, { email: wanted });
    await change(other, { email: wanted });
    const tokens = await testDb()
      .selectFrom('outbox_mail')
      .select('body')
      .where('to_address', '=', wanted)
      .execute();
    const answers = await Promise.all(tokens.map((mail) => use(host, tokenIn(mail))));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });

  it('of a site may be in use on another', async () => {
    const elsewhere = await newAccount();
    const account = await newAccount(await newSite());
    await change(account, { email: elsewhere.email });
    const mail = await mailTo(elsewhere.email, 'email-confirm');
    expect((await use(elsewhere.site.host, tokenIn(mail))).body.code).toBe('link-not-valid');
    expect((await use(account.site.host, tokenIn(mail))).status).toBe(200);
  });

  it('that was asked for earlier can no longer be confirmed', async () => {
    const account = await newAccount();
    const first = newEmail();
    await change(account, { email: first });
    await change(account, { email: newEmail() });
    const { status } = await use(account.site.host, tokenIn(await mailTo(first, 'email-confirm')));
    expect(status).toBe(400);
  });
});

describe('a profile picture', () => {
  const starts = {
    'image/jpeg': Buffer.from('ffd8ffe000104a464946', 'hex'),
    'image/png': Buffer.from('89504e470d0a1a0a0000', 'hex'),
    'image/webp': Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1'),
  };
  const image = '/members/api/user/image';

  function upload({ site, token }: TestAccount, bytes: Buffer, filename: string | null = 'me.jpg') {
    const name = filename === null ? '' : `; filename="${filename}"`;
    const body = Buffer.concat([
      Buffer.from(`--x\r\nContent-Disposition: form-data; name="image"${name}\r\n\r\n`),
      bytes,
      Buffer.from('\r\n--x--\r\n'),
    ]);
    const raw = { type: 'multipart/form-data; boundary=x', body };
    return send('/members/api/user/upload-image', { host: site.host, token, raw });
  }

  it.each(Object.entries(starts))(
    'of type %s is known by its bytes and served to its owner',
    async (type, bytes) => {
      const account = await newAccount();
      const sent = { host: account.site.host, token: account.token };
      expect((await upload(account, bytes, 'x.exe')).body).toEqual({ status: 'success' });
      const answer = await send(image, sent);
      expect(answer.headers).toMatchObject({
        'content-type': type,
        'content-length': String(bytes.length),
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      });
      expect((await send(read, sent)).body.has_image).toBe(true);
      const other = await newAccount(account.site);
      expect((await send(image, { host: other.site.host, token: other.token })).status).toBe(404);
      expect((await send(image, { host: other.site.host })).status).toBe(401);
      await send('/members/api/user/remove-image', { ...sent, method: 'POST' });
      expect((await send(image, sent)).status).toBe(404);
    },
  );

  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing that can hold scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a GIF', Buffer.from('GIF89a')],
    ['nothing', Buffer.alloc(0)],
  ])('%s is refused', async (_name, bytes) => {
    const answer = await upload(await newAccount(), bytes);
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({ image: 'Please choose a JPEG, PNG or WebP picture.' });
  });

  it('of more than 2 MB is refused, and text is no picture', async () => {
    const account = await newAccount();
    const large = (size: number) => Buffer.concat([starts['image/jpeg'], Buffer.alloc(size - 10)]);
    expect((await upload(account, large(imageCompression.maxBytes))).status).toBe(200);
    expect((await upload(account, large(imageCompression.maxBytes + 1))).status).toBe(413);
    expect((await upload(account, large(imageCompression.maxBytes * 2))).status).toBe(413);
    expect((await upload(account, Buffer.from('hello'), null)).status).toBe(400);
  });
});
