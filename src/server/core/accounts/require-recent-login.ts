import type { Db } from '#server/platform/database.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { hasProvedSince } from './session-store.ts';

const recentMs = 10 * 60_000;

/** For what a stolen token must not be enough for: the person must have logged in within ten minutes. */
export async function requireRecentLogin(db: Db, token: string): Promise<void> {
  if (!(await hasProvedSince(db, token, new Date(Date.now() - recentMs)))) {
    throw new Problem('recent-login-required');
  }
}
