import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { expect, inject } from 'vitest';

/** Runs one query on the product's own database. */
export async function askDatabase<Row>(query: string, values: readonly unknown[] = []): Promise<Row[]> {
  const home = path.join(inject('productDataDir'), 'postgres');
  const port = Number(readFileSync(path.join(home, 'postmaster.pid'), 'utf8').split('\n')[3]);
  const password = readFileSync(path.join(home, 'vinyard.password'), 'utf8').trim();
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'vinyard', database: 'vinyard', password });
  await client.connect();
  try {
    return (await client.query(query, [...values])).rows as Row[];
  } finally {
    await client.end();
  }
}

/** Waits for a mail in the outbox, where the operator reads it too, and answers with its text. */
export async function readMail(toAddress: string, kind: string): Promise<string> {
  const find = () =>
    askDatabase<{ body: string }>(
      'select body from outbox_mail where to_address = $1 and kind = $2 order by id desc',
      [toAddress, kind],
    );
  await expect.poll(async () => (await find()).length, { timeout: 20_000 }).toBeGreaterThan(0);
  return (await find())[0]?.body ?? '';
}

export const linkIn = (body: string): string => /https?:\/\/\S+/.exec(body)?.[0] ?? '';
