import { checkSecurityAuth, secureLogin } from '#contract/gate.ts';
import { membersPrefix } from '#contract/pages.ts';
import { isPasswordRight } from '#server/core/accounts/password.ts';
import { type Route, route, success } from '#server/core/calls/route.ts';
import { gateCookie } from '#server/core/gate/gate-cookie.ts';
import { findGateHash, gatePassDays, holdsGatePass, openGatePass } from '#server/core/gate/gate-store.ts';
import { isGated } from '#server/core/sites/site.ts';
import { readCookie, setCookie } from '#server/platform/http/cookies.ts';
import { Problem } from '#server/platform/http/problem.ts';

export const gateRoutes: readonly Route[] = [
  route(secureLogin, async ({ db }, { input, site, request, reply }) => {
    if (!isGated(site)) return success({});
    const storedHash = await findGateHash(db, site.id, input.email);
    if (!(await isPasswordRight(storedHash, input.pass))) throw new Problem('wrong-credentials');
    setCookie(reply, gateCookie, {
      value: await openGatePass(db, site.id),
      path: membersPrefix,
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https',
      maxAge: gatePassDays * 24 * 3600,
    });
    return success({});
  }),

  route(checkSecurityAuth, async ({ db }, { site, request }) => {
    const pass = readCookie(request, gateCookie);
    const passed = !isGated(site) || (pass !== undefined && (await holdsGatePass(db, site.id, pass)));
    return success({ passed });
  }),
];
