import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { inject } from 'vitest';
import { openDatabase } from '#server/platform/database.ts';
import { readPostmaster } from '#server/platform/postgres-postmaster.ts';
import '#server/core/mail/outbox-store.ts';

/** The path below the members prefix that the newest mail to this address links to, read as an operator would from the outbox. */
export async function mailedLink(email: string): Promise<string> {
  const cluster = path.join(inject('productDataDir'), 'postgres');
  const password = (await readFile(path.join(cluster, 'vinyard.password'), 'utf8')).trim();
  const port = (await readPostmaster(cluster))?.port;
  const { db, close } = openDatabase(`postgres://vinyard:${password}@127.0.0.1:${port}/vinyard`);
  try {
    const mail = await db
      .selectFrom('outbox_mail')
      .select('body')
      .where('to_address', '=', email)
      .where('body', 'like', '%token=%')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return /\/members(\/\S+)/.exec(mail.body)?.[1] ?? '';
  } finally {
    await close();
  }
}
