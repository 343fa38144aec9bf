import { expect } from 'vitest';
import { testDb } from './test-database-access.ts';

/** Waits for the mail of a kind to an address in the outbox; the newest where there are several. */
export async function mailTo(address: string, kind: string) {
  const find = () =>
    testDb()
      .selectFrom('outbox_mail')
      .selectAll()
      .where('to_address', '=', address)
      .where('kind', '=', kind)
      .orderBy('id', 'desc')
      .execute();
  await expect.poll(async () => (await find()).length, { timeout: 15_000 }).toBeGreaterThan(0);
  const [mail] = await find();
  if (!mail) throw new Error(`no ${kind} mail to ${address}`);
  return mail;
}

/** The secret part of the link in a mail. */
export function tokenIn(mail: { readonly body: string }): string {
  const token = /[?&]token=([\w-]{43})\b/.exec(mail.body)?.[1];
  if (!token) throw new Error(`no link in: ${mail.body}`);
  return token;
}
