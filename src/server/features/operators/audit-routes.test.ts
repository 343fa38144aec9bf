import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { catalogue } from '#contract/catalogue.ts';
import { newAccount, newEmail } from '#server/testing/new-account.ts';
import { consoleHeaders, newOperator, type TestOperator } from '#server/testing/new-operator.ts';
import { newGatedSite, newSite } from '#server/testing/new-site.ts';
import { send } from '#server/testing/send.ts';
import { testDb } from '#server/testing/test-database-access.ts';

const siteFields = {
  name: 'Acme',
  language: 'en',
  is_spanish_brand: false,
  currency: 'USD',
  credit_type: 'separate',
  allows_network_sources: true,
};
const newHost = () => `site-${randomUUID()}.test`;
const reason = 'because of the test';

async function deadJob(): Promise<{ id: string; job: string }> {
  const id = randomUUID();
  await sql`insert into job_queue.job (id, name, data, source_name, created_on)
    values (${id}, 'remove-expired-dead', '{}', 'remove-expired', now())`.execute(testDb());
  return { id, job: 'remove-expired' };
}

async function newMail(): Promise<number> {
  const { id: site_id } = await newSite();
  const text = {
    kind: 'welcome',
    subject: 'Hello',
    body: 'Hello',
    language: 'en',
    cause: randomUUID(),
  } as const;
  const { id } = await testDb()
    .insertInto('outbox_mail')
    .values({ ...text, site_id, to_address: newEmail() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function uploaded(operator: TestOperator): Promise<string> {
  const upload = randomUUID();
  await send(`/members/api/operator/import-piece?upload=${upload}&offset=0`, {
    host: operator.host,
    cookie: operator.cookie,
    headers: consoleHeaders,
    raw: { type: 'application/octet-stream', body: 'no database' },
  });
  return upload;
}

/** What makes each action go well; an action that is missing here fails the test below. */
const inputs: Readonly<Record<string, (operator: TestOperator) => Promise<object>>> = {
  'add-operator': async () => ({ email: newEmail(), reason }),
  'set-operator-state': async () => {
    const other = await newOperator();
    return { id: (await other.get('me')).body.operator.id, is_blocked: true, reason };
  },
  'add-site': async () => ({ ...siteFields, hosts: [newHost()] }),
  'edit-site': async () => ({ ...siteFields, id: (await newSite()).id, hosts: [newHost()], reason }),
  'set-gate': async () => ({ id: (await newGatedSite()).id, is_gated: false, reason }),
  'set-gate-credential': async () => ({
    id: (await newSite()).id,
    email: newEmail(),
    pass: 'a gate password',
    ends_passes: true,
    reason,
  }),
  'remove-gate-credential': async () => {
    const { id } = await newGatedSite();
    const email = newEmail();
    const second = { site_id: id, email, password_hash: 'x' };
    await testDb().insertInto('gate_credential').values(second).execute();
    return { id, email, reason };
  },
  'export-people': async () => ({ site: (await newSite()).id }),
  'set-person-state': async () => ({ id: (await newAccount()).id, is_blocked: true, reason }),
  'end-sessions': async () => ({ id: (await newAccount()).id, reason }),
  'change-credits': async () => ({
    id: (await newAccount()).id,
    kind: 'vhr',
    amount: 3,
    key: randomUUID(),
    reason,
  }),
  'resend-mail': async () => ({ id: await newMail(), reason }),
  'retry-job': async () => ({ ...(await deadJob()), reason }),
  'import-vpic': async (operator) => ({ upload: await uploaded(operator), file: 'vpic.db', reason }),
  'export-audit': async () => ({}),
  'renew-recovery-codes': async (operator) => ({ current: operator.password }),
  'change-password': async (operator) => ({ current: operator.password, pass: 'a new long password' }),
  logout: async () => ({}),
};

/** Changes nothing: the pieces count only when `import-vpic` takes them, and that is in the log. */
const exceptions = ['import-piece'];

const countLines = async (email: string): Promise<number> => {
  const row = await testDb()
    .selectFrom('operator_audit')
    .innerJoin('operator', 'operator.id', 'operator_audit.operator_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return row.count;
};

const actions = catalogue
  .filter((endpoint) => endpoint.access === 'operator' && endpoint.methods.includes('POST'))
  .map((endpoint) => endpoint.path.replace('api/operator/', ''));

it('every action of the contract is tried below', () => {
  expect([...Object.keys(inputs), ...exceptions].sort()).toEqual(actions.sort());
});

it.each(Object.keys(inputs))(
  '%s writes one line into the audit log, and none when it is refused',
  async (path) => {
    const operator = await newOperator();
    const before = await countLines(operator.email);
    const input = (await inputs[path]?.(operator)) ?? {};
    const answer = await operator.post(path, input);
    expect([path, answer.status, answer.text]).toEqual([path, 200, expect.anything()]);
    expect(await countLines(operator.email)).toBe(before + 1);
    if ('reason' in input) {
      const other = await newOperator();
      const start = await countLines(other.email);
      const refused = await other.post(path, { ...input, reason: ' ' });
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['reason']]);
      expect(await countLines(other.email)).toBe(start);
    }
  },
);

it('no line can be changed or removed, not even by who has the database', async () => {
  await newOperator();
  const db = testDb();
  for (const attack of [
    sql`update operator_audit set reason = 'another'`,
    sql`delete from operator_audit`,
    sql`truncate operator_audit`,
  ]) {
    await expect(attack.execute(db)).rejects.toThrow('append-only');
  }
});

it('is read newest first, by operator, site, action, target and day, and exported as CSV', async () => {
  const operator = await newOperator();
  const person = await newAccount();
  await operator.post('set-person-state', { id: person.id, is_blocked: true, reason: '=spam' });
  await operator.post('set-person-state', { id: person.id, is_blocked: false, reason: 'a mistake' });
  const { body } = await operator.get(`audit?operator=${operator.email}`);
  expect(body.lines.map((line: { action: string }) => line.action)).toEqual([
    'unblock-person',
    'block-person',
    'log-in',
  ]);
  expect(body.lines[1]).toMatchObject({
    operator: operator.email,
    site_id: person.site.id,
    target: person.id,
    before: { is_blocked: false },
    after: { is_blocked: true, sessions_ended: 1 },
    reason: '=spam',
  });
  const today = new Date().toISOString().slice(0, 10);
  const one = await operator.get(
    `audit?site=${person.site.id}&action=block-person&target=${person.id}&from=${today}&to=${today}`,
  );
  expect(one.body.lines).toHaveLength(1);
  const none = await operator.get(`audit?operator=${operator.email}&to=2020-01-01`);
  expect(none.body).toMatchObject({ lines: [], older_than: null });

  const { csv, rows } = (await operator.post('export-audit', { operator: operator.email })).body;
  expect(rows).toBe(3);
  expect(csv.split('\r\n')[0]).toBe('id,at,operator,site,action,target,reason,before,after');
  expect(csv).toContain(",'=spam,");
});

it('holds no secret: neither passwords nor codes', async () => {
  const operator = await newOperator();
  const { id } = await newSite();
  const pass = 'a very secret gate password';
  await operator.post('set-gate-credential', { id, email: newEmail(), pass, ends_passes: false, reason });
  await operator.post('change-password', { current: operator.password, pass: 'a new long password' });
  const { lines } = (await operator.get(`audit?operator=${operator.email}`)).body;
  expect(lines.length).toBe(3);
  expect(JSON.stringify(lines)).not.toMatch(/secret gate|long password|argon2/);
});
