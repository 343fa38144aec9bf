import { expect } from 'vitest';
import { askDatabase, linkIn } from './outbox.ts';

/** The path below the members prefix that the newest mail to this address links to. */
export async function mailedLink(email: string): Promise<string> {
  const find = async () => {
    const [mail] = await askDatabase<{ body: string }>(
      "select body from outbox_mail where to_address = $1 and body like '%token=%' order by id desc limit 1",
      [email],
    );
    return mail?.body;
  };
  await expect.poll(find, { timeout: 20_000 }).toBeDefined();
  return new URL(linkIn((await find()) ?? '')).href.replace(/^.*?\/members/, '');
}
