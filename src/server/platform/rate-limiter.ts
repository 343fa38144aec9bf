import { sql } from 'kysely';
import type { Db } from './database.ts';

interface RateLimit {
  /** Who does what: the same key shares one count. */
  key: string;
  /** How often within `seconds`, counted from the first time on. */
  count: number;
  seconds: number;
}

export interface RateLimiter {
  hit(limit: RateLimit): Promise<{ allowed: boolean; retryAfterSeconds: number }>;
  /** Forgets windows that are over; returns how many. */
  removeExpired(): Promise<number>;
}

/** Counts in the database, so that all processes share one limit. Takes the pool, never a transaction: a hit stays counted when the caller rolls back. */
export function createRateLimiter(db: Db): RateLimiter {
  return {
    async hit({ key, count, seconds }) {
      // The row lock orders concurrent hits; the clock is read after it, as the wait may outlast a window.
      const { rows } = await sql<{ hits: number; remaining_seconds: number }>`
        insert into rate_limit as held (key, hits, window_ends_at)
        values (${key}, 1, clock_timestamp() + make_interval(secs => ${seconds}))
        on conflict (key) do update set
          hits = case when held.window_ends_at <= clock_timestamp() then 1 else least(held.hits, ${count}) + 1 end,
          window_ends_at = case when held.window_ends_at <= clock_timestamp()
            then clock_timestamp() + make_interval(secs => ${seconds}) else held.window_ends_at end
        returning hits, extract(epoch from window_ends_at - clock_timestamp())::float8 as remaining_seconds
      `.execute(db);
      const { hits, remaining_seconds } = rows[0] ?? { hits: 1, remaining_seconds: 0 };
      const allowed = hits <= count;
      return { allowed, retryAfterSeconds: allowed ? 0 : Math.max(1, Math.ceil(remaining_seconds)) };
    },
    async removeExpired() {
      const removed = await sql`delete from rate_limit where window_ends_at < clock_timestamp()`.execute(db);
      return Number(removed.numAffectedRows ?? 0);
    },
  };
}
