import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { newAccount } from '#server/testing/new-account.ts';
import { consoleHeaders, newOperator, type TestOperator } from '#server/testing/new-operator.ts';
import { send } from '#server/testing/send.ts';
import { testDb } from '#server/testing/test-database-access.ts';

const sendPiece = (
  operator: Pick<TestOperator, 'host' | 'cookie'>,
  at: { upload: string; offset: number },
  body: Buffer,
) =>
  send(`/members/api/operator/import-piece?upload=${at.upload}&offset=${at.offset}`, {
    host: operator.host,
    cookie: operator.cookie,
    headers: consoleHeaders,
    raw: { type: 'application/octet-stream', body: new Uint8Array(body) },
  });

it('tells which vPIC data is in use and that the public service is off', async () => {
  const operator = await newOperator();
  await expect
    .poll(async () => (await operator.get('sources')).body.vpic_file?.origin, { timeout: 60_000 })
    .toBe('shipped');
  const { body } = await operator.get('sources');
  expect(body.vpic_service).toEqual({ state: 'off', last_answer: null, last_failure: null });
  expect(body.most_bytes).toBe(1024 * 1024 * 1024);
});

it('a file comes in pieces, one may be sent again, none left out, and a bad file is refused by its name', async () => {
  const operator = await newOperator();
  const upload = randomUUID();
  const piece = randomBytes(100_000);
  expect((await sendPiece(operator, { upload, offset: 0 }, piece)).body.received).toBe(100_000);
  expect((await sendPiece(operator, { upload, offset: 100_000 }, piece)).body.received).toBe(200_000);
  expect((await sendPiece(operator, { upload, offset: 100_000 }, piece)).body.received).toBe(200_000);
  const gap = await sendPiece(operator, { upload, offset: 200_001 }, piece);
  expect([gap.status, gap.body.code]).toEqual([409, 'piece-out-of-order']);

  const input = { upload, file: 'newest.db', reason: 'the spring edition' };
  expect((await operator.post('import-vpic', input)).status).toBe(200);
  const find = async () => {
    const { imports } = (await operator.get('sources')).body;
    return imports.find(({ id }: { id: string }) => id === upload);
  };
  await expect.poll(async () => (await find()).state, { timeout: 30_000 }).toBe('failed');
  expect(await find()).toMatchObject({
    file: 'newest.db',
    operator: operator.email,
    trouble: 'newest.db is not a SQLite database, nor a gzipped one.',
  });
  expect((await operator.post('import-vpic', input)).status).toBe(409);
});

it('a piece that is too large, one without a session, and a form in its place are refused', async () => {
  const operator = await newOperator();
  const at = { upload: randomUUID(), offset: 0 };
  const large = await sendPiece(operator, at, Buffer.alloc(8 * 1024 * 1024 + 1));
  expect([large.status, large.body.code]).toEqual([413, 'too-large']);
  const nobody = await sendPiece({ host: operator.host, cookie: '' }, at, Buffer.alloc(10));
  expect(nobody.status).toBe(401);
  const elsewhere = await sendPiece(operator, { ...at, upload: '../../x' }, Buffer.alloc(10));
  expect(elsewhere.status).toBe(400);
  const form = await operator.post(`import-piece?upload=${at.upload}&offset=0`, at);
  expect(form.body.code).toBe('wrong-content-type');
});

it('a job that was given up is shown with its trouble, and runs again when it is asked to', async () => {
  const operator = await newOperator();
  const id = randomUUID();
  await sql`insert into job_queue.job (id, name, data, source_name, source_output, created_on)
    values (${id}, 'remove-expired-dead', '{}', 'remove-expired', '{"message":"the disk was full"}', now())`.execute(
    testDb(),
  );
  const { queues, dead } = (await operator.get('jobs')).body;
  expect(queues.find(({ name }: { name: string }) => name === 'remove-expired')).toMatchObject({
    cron: '17 * * * *',
  });
  expect(dead.find((job: { id: string }) => job.id === id)).toMatchObject({
    job: 'remove-expired',
    trouble: 'the disk was full',
  });
  const retried = await operator.post('retry-job', { id, job: 'remove-expired', reason: 'disk cleared' });
  expect(retried.status).toBe(200);
  const after = (await operator.get('jobs')).body.dead;
  expect(after.some((job: { id: string }) => job.id === id)).toBe(false);
  const again = await operator.post('retry-job', { id, job: 'remove-expired', reason: 'disk cleared' });
  expect(again.status).toBe(404);
});

it('mails of all sites are listed by site, kind, address and state, and opened as text', async () => {
  const operator = await newOperator();
  const person = await newAccount();
  const list = async (query: string) => (await operator.get(`outbox?${query}`)).body.mails;
  await expect.poll(() => list(`site=${person.site.id}`), { timeout: 10_000 }).toHaveLength(1);
  const [mail] = await list(`find=${person.email}&kind=welcome&state=waiting`);
  expect(mail).toMatchObject({ to: person.email, subject: 'Welcome to Test brand', sent: null });
  expect(await list(`find=${person.email}&state=sent`)).toEqual([]);
  const opened = await operator.get(`mail?id=${mail.id}`);
  expect(opened.body.mail.body).toContain('Your account at Test brand is open.');
  expect((await operator.get('mail?id=999999999')).status).toBe(404);

  const { kind, to, subject } = mail;
  await testDb().updateTable('outbox_mail').set({ sent_at: new Date() }).where('id', '=', mail.id).execute();
  const again = await operator.post('resend-mail', { id: mail.id, reason: 'it never arrived' });
  expect(again.status).toBe(200);
  expect(await list(`find=${person.email}&state=waiting`)).toMatchObject([{ kind, to, subject, sent: null }]);
  await testDb()
    .updateTable('outbox_mail')
    .set({ body: 'https://x.test/reset?token=…' })
    .where('id', '=', mail.id)
    .execute();
  const linkless = await operator.post('resend-mail', { id: mail.id, reason: 'once more' });
  expect(linkless.body.code).toBe('mail-link-gone');
});
