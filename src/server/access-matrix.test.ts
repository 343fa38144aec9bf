import { beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '#contract/catalogue.ts';
import { newAddress } from '#server/testing/new-account.ts';
import { type CallerKind, newCaller } from '#server/testing/new-caller.ts';
import { newGatedSite, newSite, type TestSite } from '#server/testing/new-site.ts';
import { send } from '#server/testing/send.ts';
import { accessTable } from './app-tables.ts';

type Expected = 'in' | 'login-required' | 'operator-login-required' | 'not-allowed' | 'gate-pass-required';

/** Who gets past each word of the reviewed table: written out, not computed from the code under test. */
const rules: Readonly<Record<string, Readonly<Record<CallerKind, Expected>>>> = {
  anyone: {
    anonymous: 'in',
    'gated-out': 'in',
    'gate-passed': 'in',
    user: 'in',
    member: 'in',
    owner: 'in',
    'other-site': 'in',
    operator: 'in',
    revoked: 'in',
  },
  customer: {
    anonymous: 'login-required',
    'gated-out': 'in',
    'gate-passed': 'in',
    user: 'in',
    member: 'in',
    owner: 'in',
    'other-site': 'login-required',
    operator: 'login-required',
    revoked: 'login-required',
  },
  dealer: {
    anonymous: 'login-required',
    'gated-out': 'not-allowed',
    'gate-passed': 'not-allowed',
    user: 'not-allowed',
    member: 'in',
    owner: 'in',
    'other-site': 'login-required',
    operator: 'login-required',
    revoked: 'login-required',
  },
  owner: {
    anonymous: 'login-required',
    'gated-out': 'not-allowed',
    'gate-passed': 'not-allowed',
    user: 'not-allowed',
    member: 'not-allowed',
    owner: 'in',
    'other-site': 'login-required',
    operator: 'login-required',
    revoked: 'login-required',
  },
  operator: {
    anonymous: 'operator-login-required',
    'gated-out': 'operator-login-required',
    'gate-passed': 'operator-login-required',
    user: 'operator-login-required',
    member: 'operator-login-required',
    owner: 'operator-login-required',
    'other-site': 'operator-login-required',
    operator: 'in',
    revoked: 'operator-login-required',
  },
};

const statuses = {
  'login-required': 401,
  'operator-login-required': 401,
  'gate-pass-required': 401,
  'not-allowed': 403,
} as const;
const callers = Object.keys(rules.anyone ?? {}) as CallerKind[];

const lines = accessTable
  .trim()
  .split('\n')
  .map((line) => {
    const [methods = '', path = '', access = '', gate = ''] = line.split(' ');
    return { methods: methods.split('|') as ('GET' | 'POST')[], path, access, gate };
  });

function expectationFor(line: { access: string; gate: string }, caller: CallerKind): Expected {
  const rule = rules[line.access];
  if (!rule) throw new Error(`the table says ${line.access}, which no rule explains`);
  return caller === 'gated-out' && line.gate === 'pass' ? 'gate-pass-required' : rule[caller];
}

let sites: { open: TestSite; other: TestSite; gated: TestSite };
beforeAll(async () => {
  sites = { open: await newSite(), other: await newSite(), gated: await newGatedSite() };
});

describe('every call, at each of its paths and methods', () => {
  it.each(lines)('$path lets in who may make it, and nobody else', async (line) => {
    const declared = catalogue.find((endpoint) => endpoint.path === line.path);
    expect(declared, 'the call of this line').toBeDefined();
    const wrong: string[] = [];
    for (const path of [line.path, ...(declared?.aliases ?? [])]) {
      for (const method of line.methods) {
        for (const caller of callers) {
          const expected = expectationFor(line, caller);
          const answer = await send(`/members/${path}`, {
            ...(await newCaller(caller, sites)),
            method,
            address: newAddress(),
          });
          if (!isAsExpected(answer, expected)) {
            wrong.push(
              `${method} ${path} as ${caller}: ${answer.status} ${answer.body?.code}, not ${expected}`,
            );
          }
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('is in the table', () => {
    expect(
      catalogue.map((endpoint) => endpoint.path).filter((path) => !lines.some((l) => l.path === path)),
    ).toEqual([]);
  });
});

/** Without input most calls answer 400, which is being let in; a failure of ours never passes, the honest 501 does. */
function isAsExpected(
  { status, body }: { status: number; body?: { code?: string } },
  expected: Expected,
): boolean {
  if (expected !== 'in') return status === statuses[expected] && body?.code === expected;
  return status !== 401 && status !== 403 && (status < 500 || status === 501);
}
