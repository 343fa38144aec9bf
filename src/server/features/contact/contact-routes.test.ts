import { expect, it } from 'vitest';
import { mailTo } from '#server/testing/mails-to.ts';
import { newAddress, newEmail } from '#server/testing/new-account.ts';
import { newGatedSite, newSite, type TestSite } from '#server/testing/new-site.ts';
import { send } from '#server/testing/send.ts';
import { testDb } from '#server/testing/test-database-access.ts';

const write = ({ host }: TestSite, form: Record<string, string>, address = newAddress()) =>
  send('/members/api-cwa/contact-mail', { host, form, address });

const messages = ({ id }: TestSite) =>
  testDb().selectFrom('contact_message').selectAll().where('site_id', '=', id).execute();

it('a message is stored, and mailed to the site with the visitor to answer to', async () => {
  const contactEmail = newEmail();
  const site = await newSite({ contactEmail, language: 'es', name: 'Marca' });
  const email = newEmail();
  const form = { name: 'Ann', email, subject: 'Mi informe\r\nBcc: x@example.com', message: 'Hola <b>' };
  expect((await write(site, form)).body).toEqual({ status: 'success' });
  expect(await messages(site)).toMatchObject([{ name: 'Ann', email, message: 'Hola <b>' }]);
  const mail = await mailTo(contactEmail, 'contact');
  expect(mail).toMatchObject({
    reply_to: email,
    language: 'es',
    subject: '[Marca] Mi informe Bcc: x@example.com',
    body: expect.stringContaining(`De: Ann, ${email}\n\nHola <b>`),
  });
});

it('a site without a contact address keeps the message all the same', async () => {
  const site = await newSite();
  await write(site, { email: newEmail(), message: 'Hello' });
  expect(await messages(site)).toHaveLength(1);
});

it('a machine that fills in everything is told that all went well, and nothing is kept', async () => {
  const site = await newSite({ contactEmail: newEmail() });
  const answer = await write(site, { email: newEmail(), message: 'Buy!', website: 'https://spam.example' });
  expect([answer.status, answer.body]).toEqual([200, { status: 'success' }]);
  expect(await messages(site)).toEqual([]);
});

it('a message needs an address and words; the form is open on a gated site too', async () => {
  const site = await newGatedSite();
  const answer = await write(site, { email: 'nobody', message: '' });
  expect(answer.body.fields).toEqual({
    email: 'Please enter an e-mail address, like name@example.com.',
    message: 'Please fill this in.',
  });
  expect((await write(site, { email: newEmail(), message: 'Hello' })).status).toBe(200);
});

it('the eleventh message in an hour from one address is told to wait', async () => {
  const site = await newSite();
  const address = newAddress();
  const statuses: number[] = [];
  for (let tries = 0; tries < 11; tries++) {
    statuses.push((await write(site, { email: newEmail(), message: 'Hello' }, address)).status);
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
});
