import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { insertSite } from '#server/core/sites/site-store.ts';
import { type Database, openDatabase } from '#server/platform/database.ts';
import { createMailer, type Mailer } from '#server/platform/mail.ts';
import { type SmtpDouble, startSmtpDouble } from '#server/testing/smtp-double.ts';
import { startTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { putMailInOutbox } from './outbox-store.ts';
import { sendWaitingMails } from './send-mail.ts';

// A database of its own: sending takes every mail that waits, whoever wrote it.
let own: TestDatabase;
let database: Database;
let smtp: SmtpDouble;
let mailer: Mailer;
let siteId: number;
const config = readConfig({ MAIL_FROM: 'post@vinyard.test' });
const log = pino({ level: 'silent' });

beforeAll(async () => {
  own = await startTestDatabase(inject('databaseUrl'));
  database = openDatabase(own.url, { maxConnections: 4 });
  smtp = await startSmtpDouble();
  mailer = createMailer(smtp.url);
  siteId = await insertSite(database.db, {
    hosts: ['brand.test'],
    name: 'Señal Autos',
    language: 'es',
    mailFrom: 'hola@brand.test',
  });
});

beforeEach(async () => {
  await database.db.deleteFrom('outbox_mail').execute();
  smtp.taken.length = 0;
  smtp.mood = () => undefined;
});

afterAll(async () => {
  mailer.close();
  await smtp.stop();
  await database.close();
  await own.stop();
});

const sendAll = () => sendWaitingMails({ db: database.db, config, log, mailer });
const rows = () => database.db.selectFrom('outbox_mail').selectAll().orderBy('id').execute();
const makeDue = () =>
  database.db
    .updateTable('outbox_mail')
    .set({ next_try_at: new Date(0) })
    .execute();

const put = (toAddress: string, more: { body?: string; replyTo?: string; site?: number } = {}) =>
  putMailInOutbox(database.db, {
    siteId: more.site ?? siteId,
    kind: 'reset',
    cause: toAddress,
    toAddress,
    replyTo: more.replyTo,
    subject: 'Su contraseña',
    body: more.body ?? 'Hola\n\nhttps://brand.test/members/reset-password?token=abc_-123\n',
    language: 'es',
  });

it('a mail leaves with the brand as sender, as text and as HTML, and its link is no longer kept', async () => {
  await put('ann@example.com', { replyTo: 'eve@example.com' });
  await sendAll();
  expect(smtp.taken).toHaveLength(1);
  const { from, to, source } = smtp.taken[0] ?? { source: '' };
  expect([from, to]).toEqual(['hola@brand.test', 'ann@example.com']);
  expect(source).toMatch(/^From: =\?UTF-8\?.*<hola@brand\.test>/m);
  expect(source).toMatch(/^Reply-To: eve@example\.com/m);
  expect(source).toMatch(/^Subject: =\?UTF-8\?/m);
  expect(source).toMatch(/^Content-Type: multipart\/alternative/m);
  expect(source).toContain('Content-Type: text/plain; charset=utf-8');
  expect(source).toContain('Content-Type: text/html; charset=utf-8');
  expect(source).toContain('reset-password?token');
  const [row] = await rows();
  expect(row).toMatchObject({ sent_at: expect.any(Date), failed_at: null, tries: 1 });
  expect(row?.body).toContain('token=…');
  await sendAll();
  expect(smtp.taken).toHaveLength(1);
});

it('a brand without a sender of its own uses the configured one', async () => {
  const site = await insertSite(database.db, { hosts: ['plain.test'], name: 'Plain', language: 'en' });
  await put('ann@example.com', { site });
  await sendAll();
  expect(smtp.taken[0]?.from).toBe('post@vinyard.test');
});

it('a mail that the server cannot take now is tried again later, and then taken', async () => {
  await put('busy@example.com');
  smtp.mood = (command) => (command.startsWith('RCPT') ? '451 4.3.0 try again later' : undefined);
  await sendAll();
  const [waiting] = await rows();
  expect(waiting).toMatchObject({ sent_at: null, failed_at: null, tries: 1 });
  expect(waiting?.failure).toContain('451');
  expect(waiting?.next_try_at.getTime()).toBeGreaterThan(Date.now() + 20_000);
  smtp.mood = () => undefined;
  await sendAll();
  expect(smtp.taken).toEqual([]);
  await makeDue();
  await sendAll();
  expect(smtp.taken).toHaveLength(1);
  expect(await rows()).toMatchObject([{ sent_at: expect.any(Date), tries: 2 }]);
});

it.each([
  ['the recipient', 'RCPT', '550 5.1.1 no such person here'],
  ['the message', '.', '554 5.7.1 this looks like spam'],
])('a mail is given up with the reason when the server refuses %s for good', async (_what, verb, answer) => {
  await put('gone@example.com');
  smtp.mood = (command) => (command.startsWith(verb) ? answer : undefined);
  await sendAll();
  const [row] = await rows();
  expect(row).toMatchObject({ sent_at: null, failed_at: expect.any(Date), tries: 1 });
  expect(row?.failure).toContain(answer.slice(4));
  await makeDue();
  smtp.mood = () => undefined;
  await sendAll();
  expect(smtp.taken).toEqual([]);
});

it('one bad recipient does not hold up the others', async () => {
  await put('bad@example.com');
  await put('good@example.com');
  smtp.mood = (command) => (command.includes('bad@') ? '550 5.1.1 no such person here' : undefined);
  await sendAll();
  expect(smtp.taken.map((mail) => mail.to)).toEqual(['good@example.com']);
});

it('a mail server that is down costs no mail', async () => {
  const down = createMailer('smtp://127.0.0.1:1');
  await put('ann@example.com');
  await sendWaitingMails({ db: database.db, config, log, mailer: down });
  down.close();
  expect(await rows()).toMatchObject([{ sent_at: null, failed_at: null, tries: 1 }]);
});

it('a server that dislikes our log-in is our own mistake, so the mail waits', async () => {
  const url = smtp.url.replace('smtp://', 'smtp://user:wrong@');
  const mistaken = createMailer(url);
  smtp.mood = (command) => (command.startsWith('AUTH') ? '535 5.7.8 who are you' : undefined);
  await put('ann@example.com');
  await sendWaitingMails({ db: database.db, config, log, mailer: mistaken });
  mistaken.close();
  expect(await rows()).toMatchObject([{ sent_at: null, failed_at: null, tries: 1 }]);
});

it('several workers send each mail once', async () => {
  for (let index = 0; index < 12; index++) await put(`person-${index}@example.com`);
  await Promise.all([sendAll(), sendAll(), sendAll()]);
  expect(smtp.taken.map((mail) => mail.to).sort()).toHaveLength(12);
  expect(new Set(smtp.taken.map((mail) => mail.to)).size).toBe(12);
});

it('without a mail server everything stays in the outbox', async () => {
  await put('ann@example.com');
  await sendWaitingMails({ db: database.db, config, log, mailer: undefined });
  expect(await rows()).toMatchObject([{ sent_at: null, tries: 0 }]);
});

it('a mail that waited for more than a day is not sent any more', async () => {
  await put('ann@example.com');
  await database.pool.query(`update outbox_mail set created_at = now() - interval '25 hours'`);
  await sendAll();
  expect(smtp.taken).toEqual([]);
  expect(await rows()).toMatchObject([{ failed_at: expect.any(Date), failure: 'not sent within a day' }]);
});
