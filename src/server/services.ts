import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { SiteDirectory } from './core/sites/site-directory.ts';
import type { Vehicles } from './core/vehicles/open-vehicles.ts';
import type { Db } from './platform/database.ts';
import type { IdTokenVerifier } from './platform/id-token.ts';
import type { Mailer } from './platform/mail.ts';
import type { Queue } from './platform/queue.ts';
import type { RateLimiter } from './platform/rate-limiter.ts';

/** Everything with a side effect; the first argument of every use case. */
export interface Services {
  readonly config: Config;
  readonly log: Logger;
  readonly db: Db;
  readonly queue: Queue<Services>;
  readonly rateLimiter: RateLimiter;
  readonly sites: SiteDirectory;
  /** Undefined where no mail server is configured. */
  readonly mailer: Mailer | undefined;
  readonly idTokens: IdTokenVerifier;
  readonly vehicles: Vehicles;
}
