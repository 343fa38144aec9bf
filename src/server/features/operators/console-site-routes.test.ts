import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { newAddress, newEmail } from '#server/testing/new-account.ts';
import { newOperator } from '#server/testing/new-operator.ts';
import { newGatedSite, newSite, testGate } from '#server/testing/new-site.ts';
import { send } from '#server/testing/send.ts';

const newHost = () => `brand-${randomUUID()}.test`;
const reason = 'the brand asked for it';
const fields = {
  name: 'Acme Reports',
  language: 'en',
  is_spanish_brand: false,
  currency: 'usd',
  primary_color: 'FFF',
  secondary_color: '',
  credit_type: 'global',
  allows_network_sources: false,
  google_analytics: 'G-ABC1234567',
  google_tag: '',
  clarity: Buffer.from('clarity()').toString('base64'),
  contact_email: 'Help@Acme.test',
  mail_from: '',
  firebase_project_id: 'acme-reports',
};

it('a brand is added and served at its hosts, whatever form they were typed in', async () => {
  const operator = await newOperator();
  const host = newHost();
  const hosts = [`https://Members.${host.toUpperCase()}:443/members`, `www.${host}`, host];
  const added = await operator.post('add-site', { ...fields, hosts });
  expect(added.body).toEqual({ status: 'success', id: expect.any(Number) });
  const page = await send('/members/login', { host: `www.${host}`, headers: { accept: 'text/html' } });
  expect([page.status, page.text.includes('Acme Reports')]).toEqual([200, true]);

  const { site } = (await operator.get(`site?id=${added.body.id}`)).body;
  expect(site).toMatchObject({
    hosts: [host, `www.${host}`],
    currency: 'USD',
    primary_color: '#ffffff',
    secondary_color: null,
    credit_type: 'global',
    allows_network_sources: false,
    google_tag: null,
    contact_email: 'help@acme.test',
    mail_from: null,
    firebase_project_id: 'acme-reports',
    security: 'disabled',
  });
  const { sites } = (await operator.get('sites')).body;
  expect(sites.find(({ id }: { id: number }) => id === added.body.id)).toMatchObject({
    name: 'Acme Reports',
    is_gated: false,
    people: 0,
  });
});

it('a host that belongs to another site is named as such, and nothing is added', async () => {
  const operator = await newOperator();
  const other = await newSite();
  const own = newHost();
  const answer = await operator.post('add-site', { ...fields, hosts: [own, other.host] });
  expect([answer.status, answer.body.fields]).toEqual([
    400,
    { hosts: 'This host belongs to another site already.' },
  ]);
  expect((await send('/members/login', { host: own })).status).toBe(404);
  expect((await send('/members/login', { host: other.host })).status).toBe(200);
});

it('two operators who take one host at once: one gets it', async () => {
  const operator = await newOperator();
  const hosts = [newHost()];
  const answers = await Promise.all([1, 2, 3].map(() => operator.post('add-site', { ...fields, hosts })));
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400, 400]);
});

it.each([
  [{ hosts: ['two words'] }, 'hosts', 'Please enter host names, like reports.example.com.'],
  [{ hosts: ['-x.test'] }, 'hosts', 'Please enter host names, like reports.example.com.'],
  [{ hosts: [] }, 'hosts', 'Please fill this in.'],
  [{ primary_color: 'reddish' }, 'primary_color', 'Please enter a color, like #0070f3.'],
  [{ currency: 'dollar' }, 'currency', 'Please enter three letters, like USD.'],
  [{ clarity: '<script>' }, 'clarity', 'This is not base64.'],
  [{ google_analytics: 'javascript:x' }, 'google_analytics', 'Please enter an id like G-ABC1234567.'],
  [{ name: ' ' }, 'name', 'Please fill this in.'],
])('%j is refused at its field', async (wrong, field, words) => {
  const operator = await newOperator();
  const answer = await operator.post('add-site', { ...fields, hosts: [newHost()], ...wrong });
  expect([answer.status, answer.body.fields]).toEqual([400, { [field]: words }]);
});

it('an edit is seen at once by who asks anew, and the log tells what changed and nothing else', async () => {
  const operator = await newOperator();
  const hosts = [newHost()];
  const { id } = (await operator.post('add-site', { ...fields, hosts })).body;
  const later = { ...fields, id, hosts: [newHost(), ...hosts], primary_color: '#0b6b50', reason };
  expect((await operator.post('edit-site', later)).status).toBe(200);
  const { lines } = (await operator.get(`audit?site=${id}&action=edit-site`)).body;
  expect(lines).toMatchObject([
    {
      before: { primary_color: '#ffffff', hosts },
      after: { primary_color: '#0b6b50', hosts: later.hosts },
      reason,
    },
  ]);
  expect(Object.keys(lines[0].after).sort()).toEqual(['hosts', 'primary_color']);
  expect((await operator.post('edit-site', { ...later, id: 2_000_000_000 })).status).toBe(404);
});

it('a gate goes up only when somebody could pass it, and a new password ends the old passes', async () => {
  const operator = await newOperator();
  const { id, host } = await newSite();
  const early = await operator.post('set-gate', { id, is_gated: true, reason });
  expect([early.status, early.body.code]).toEqual([409, 'gate-needs-credential']);
  const credential = { id, email: newEmail(), pass: 'first password', ends_passes: true, reason };
  await operator.post('set-gate-credential', credential);
  expect((await operator.post('set-gate', { id, is_gated: true, reason })).status).toBe(200);
  expect((await operator.get(`site?id=${id}`)).body).toMatchObject({
    site: { security: 'enabled' },
    gate_emails: [credential.email],
  });

  const enter = (pass: string) =>
    send('/members/api/securelogin', {
      host,
      json: { email: credential.email, pass },
      address: newAddress(),
    });
  // The site may have been looked up without its gate less than two seconds ago.
  await expect.poll(async () => (await enter('wrong')).status, { timeout: 5000 }).toBe(401);
  const entered = await enter('first password');
  const cookie = String(entered.headers['set-cookie']?.[0]).split(';')[0] ?? '';
  const check = () => send('/members/api_cwa/checksecurityauth', { host, cookie });
  expect((await check()).body.passed).toBe(true);
  await operator.post('set-gate-credential', { ...credential, pass: 'second password' });
  expect((await check()).body.passed).toBe(false);
  expect((await enter('first password')).status).toBe(401);
  expect((await enter('second password')).status).toBe(200);
});

it('the last credential of a gated site stays', async () => {
  const operator = await newOperator();
  const { id } = await newGatedSite();
  const answer = await operator.post('remove-gate-credential', { id, email: testGate.email, reason });
  expect(answer.body.code).toBe('gate-needs-credential');
});
