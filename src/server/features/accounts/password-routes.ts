import { changePassword, resetPassword, setPassword } from '#contract/accounts.ts';
import { type Route, route, success } from '#server/core/calls/route.ts';
import { signedIn } from '#server/core/ledger/signed-in.ts';
import { siteOrigin } from '#server/core/sites/site-origin.ts';
import { changePassword as change } from './change-password.ts';
import { sendResetLink } from './send-reset-link.ts';
import { setPassword as set } from './set-password.ts';

export const passwordRoutes: readonly Route[] = [
  route(resetPassword, async ({ db, queue, config }, { input, site, request }) => {
    const origin = siteOrigin(site, { ...config, protocol: request.protocol, host: request.headers.host });
    await queue.enqueue(db, sendResetLink, { siteId: site.id, email: input.email, origin });
    return success({});
  }),

  route(setPassword, async (services, call) => signedIn(services.db, await set(services, call))),

  route(changePassword, async (services, call) => {
    await change(services, call);
    return success({});
  }),
];
