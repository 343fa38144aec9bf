import { randomBytes } from 'node:crypto';
import { operatorHeader } from '#contract/operator-header.ts';
import { createOperator } from '#server/core/operators/create-operator.ts';
import { totpCode, totpStep } from '#server/core/operators/totp.ts';
import { newAddress } from './new-account.ts';
import { newSite } from './new-site.ts';
import { type Answer, send } from './send.ts';
import { testDb } from './test-database-access.ts';

export interface TestOperator {
  readonly email: string;
  readonly password: string;
  readonly secret: Buffer;
  readonly recoveryCodes: readonly string[];
  readonly cookie: string;
  /** The host of a site that the operator happens to use. */
  readonly host: string;
  get(path: string): Promise<Answer>;
  post(path: string, json?: object): Promise<Answer>;
}

export const consoleHeaders = { [operatorHeader]: '1' } as const;

/** The other way round of the product's base 32. */
function readBase32(text: string): Buffer {
  const bits = [...text]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** `stepsAway` asks for the code that the app shows next or showed before. */
export const codeNow = (secret: Buffer, stepsAway = 0): string =>
  totpCode(secret, totpStep(Date.now()) + stepsAway);

export const cookieOf = (answer: Answer): string =>
  String((answer.headers['set-cookie'] as string[] | undefined)?.[0] ?? '');

/** An operator of its own who has logged in through the product's own calls, with the second factor set up. */
export async function newOperator(): Promise<TestOperator> {
  const { host } = await newSite();
  const address = newAddress();
  const email = `operator-${randomBytes(6).toString('hex')}@example.com`;
  const password = (await createOperator(testDb(), email)) ?? '';
  const first = await send('/members/api/operator/login', {
    host,
    address,
    json: { email, pass: password },
  });
  const secret = readBase32(first.body.setup.secret);
  const second = await send('/members/api/operator/login-code', {
    host,
    address,
    json: { ticket: first.body.ticket, code: codeNow(secret) },
  });
  if (second.status !== 200) throw new Error(`log-in answered ${second.status}: ${second.text}`);
  const cookie = cookieOf(second).split(';')[0] ?? '';
  const more = { host, cookie, address, headers: consoleHeaders };
  return {
    email,
    password,
    secret,
    recoveryCodes: second.body.recovery_codes,
    cookie,
    host,
    get: (path) => send(`/members/api/operator/${path}`, more),
    post: (path, json = {}) => send(`/members/api/operator/${path}`, { ...more, json }),
  };
}
