import type { Logger } from 'pino';
import type { Watcher } from '#server/platform/http/on-answered.ts';

/** One line a request. */
export const logAnswer =
  (log: Logger): Watcher =>
  ({ request, route, status, ms }) =>
    log.info(
      {
        requestId: request.id,
        method: request.method,
        route,
        status,
        ms: Math.round(ms * 10) / 10,
        site: request.site?.id,
        user: request.accountId,
      },
      'answered',
    );
