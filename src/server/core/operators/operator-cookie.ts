import { membersPrefix } from '#contract/pages.ts';

/** Holds the session's token; HttpOnly, so that no script can read it. */
export const operatorCookie = 'operator_session';

/** The browser sends the token with operator calls alone, and never for another website. */
export const operatorCookieScope = {
  path: `${membersPrefix}/api/operator`,
  httpOnly: true,
  sameSite: 'strict',
} as const;
