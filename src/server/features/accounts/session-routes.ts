import { endSession, listSessions, logout, logoutEverywhere } from '#contract/accounts.ts';
import * as sessions from '#server/core/accounts/session-store.ts';
import { type Route, route, success } from '#server/core/calls/route.ts';
import { Problem } from '#server/platform/http/problem.ts';

export const sessionRoutes: readonly Route[] = [
  route(logout, async ({ db }, { token }) => {
    await sessions.endSession(db, token);
    return success({});
  }),

  route(listSessions, async ({ db }, { account, token }) => {
    const open = await sessions.listSessions(db, account.id, token);
    return success({
      sessions: open.map((session) => ({
        id: session.id,
        since: session.createdAt.toISOString(),
        last_seen: session.lastSeenAt.toISOString(),
        browser: session.browser,
        system: session.system,
        is_current: session.isCurrent,
      })),
    });
  }),

  route(endSession, async ({ db }, { account, input }) => {
    if (!(await sessions.endSessionById(db, account.id, input.id))) throw new Problem('not-found');
    return success({});
  }),

  route(logoutEverywhere, async ({ db }, { account }) => {
    await sessions.endSessions(db, account.id);
    return success({});
  }),
];
