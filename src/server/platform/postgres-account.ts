import { lstatSync, readFileSync, statSync } from 'node:fs';
import { lchown, readdir } from 'node:fs/promises';
import path from 'node:path';

export interface Account {
  uid: number;
  gid: number;
}

const candidates = ['postgres', '_postgres', 'vinyard', 'nobody', 'daemon'];

/** The account that runs PostgreSQL, which refuses to run as root; undefined stands for our own. */
export function chooseAccount(existingCluster: string | undefined): Account | undefined {
  const own = process.getuid?.();
  if (own === undefined) return undefined;
  const owner = existingCluster ? statSync(existingCluster) : undefined;
  if (own !== 0) {
    if (owner && owner.uid !== own) {
      throw new Error(
        `The database in ${existingCluster} belongs to user ${owner.uid}, but this is user ${own}. Start as that user or as root.`,
      );
    }
    return undefined;
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return findUnprivilegedAccount();
}

function findUnprivilegedAccount(): Account {
  const accounts = new Map<string, Account>();
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [name, , uid, gid] = line.split(':');
    if (name && Number(uid) > 0 && Number(gid) > 0)
      accounts.set(name, { uid: Number(uid), gid: Number(gid) });
  }
  for (const name of candidates) {
    const account = accounts.get(name);
    if (account) return account;
  }
  throw new Error(
    `PostgreSQL does not run as root, and none of the users ${candidates.join(', ')} exists. Start as an ordinary user, or set DATABASE_URL.`,
  );
}

/** Whether the account may read a file (or list a folder). */
export function canRead(target: string, account: Account | undefined): boolean {
  return !account || (canEnter(path.dirname(target), account) && isAllowed(target, account, 0o4));
}

/** Whether the account may enter a folder and every folder above it. */
export function canEnter(folder: string, account: Account | undefined): boolean {
  if (!account) return true;
  const parent = path.dirname(folder);
  return isAllowed(folder, account, 0o1) && (parent === folder || canEnter(parent, account));
}

function isAllowed(target: string, account: Account, wanted: number): boolean {
  const { uid, gid, mode } = statSync(target);
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
  return ((mode >> shift) & wanted) === wanted;
}

/** Hands a folder and all in it to the account, for one that came back from a backup as root's. */
export async function giveTo(folder: string, account: Account): Promise<void> {
  if (lstatSync(folder).uid === account.uid) return;
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) await giveTo(file, account);
    else await lchown(file, account.uid, account.gid);
  }
  // Last, so that an interrupted hand-over starts again.
  await lchown(folder, account.uid, account.gid);
}
