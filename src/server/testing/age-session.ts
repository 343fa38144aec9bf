import { hashToken } from '#server/core/accounts/token.ts';
import { testDb } from './test-database-access.ts';

/** Makes the log-in of a token look as if it had happened so many minutes ago. */
export async function ageSession(token: string, minutes: number): Promise<void> {
  const then = new Date(Date.now() - minutes * 60_000);
  await testDb()
    .updateTable('session')
    .set({ authenticated_at: then, last_seen_at: then })
    .where('token_hash', '=', hashToken(token))
    .execute();
}
