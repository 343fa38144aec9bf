import type { acceptInvitation as endpoint } from '#contract/dealers.ts';
import {
  type Account,
  findAccount,
  findAccountByEmail,
  insertAccount,
} from '#server/core/accounts/account-store.ts';
import { markEmailVerified } from '#server/core/accounts/credential-store.ts';
import { hashNewPassword } from '#server/core/accounts/hash-new-password.ts';
import { isPasswordRight } from '#server/core/accounts/password.ts';
import { openSession } from '#server/core/accounts/session-store.ts';
import type { Call } from '#server/core/calls/route.ts';
import {
  findInvitation,
  type Invitation,
  takeInvitation,
} from '#server/core/dealerships/invitation-store.ts';
import { insertMember } from '#server/core/dealerships/member-store.ts';
import type { Site } from '#server/core/sites/site.ts';
import type { Db } from '#server/platform/database.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Services } from '#server/services.ts';

/** The invitation is used up only together with the joining itself. */
export async function acceptInvitation(
  { db, rateLimiter }: Services,
  { input, site, request }: Call<typeof endpoint>,
): Promise<{ account: Account; token: string }> {
  const invitation = await requireInvitation(db, site, input.token);
  // Counted here and not by the endpoint, whose count would keep the token itself.
  const tries = { key: `${site.id} accept-invitation ${invitation.id}`, count: 10, seconds: 300 };
  const { allowed, retryAfterSeconds } = await rateLimiter.hit(tries);
  if (!allowed) {
    throw new Problem('too-many-requests', { headers: { 'retry-after': String(retryAfterSeconds) } });
  }
  const known = await findAccountByEmail(db, site.id, invitation.email);
  if (known && !(await isPasswordRight(known.passwordHash, input.pass))) {
    throw new Problem('wrong-credentials', { fields: { pass: 'wrong-password' } });
  }
  if (!known && input.pass.length < 8) {
    throw new Problem('invalid-input', { fields: { pass: 'password-too-short' } });
  }
  const passwordHash = known
    ? known.passwordHash
    : await hashNewPassword(input.pass, { field: 'pass', site: site.name, email: invitation.email });
  return await db.transaction().execute(async (tx) => {
    const taken = await takeInvitation(tx, site.id, input.token);
    if (!taken) throw new Problem('invitation-over');
    const account =
      known ??
      (await insertAccount(tx, {
        siteId: site.id,
        email: taken.email,
        passwordHash,
        firstName: input.first,
        lastName: input.last,
      }));
    if (!account) throw new Problem('email-taken');
    await join(tx, account, taken);
    const token = await openSession(tx, account, request.headers['user-agent']);
    // Read again: it spends the dealership's credits by now.
    return { account: (await findAccount(tx, account.id)) ?? account, token };
  });
}

/** For who is signed in as the invited person already. */
export async function joinAsSignedIn(
  db: Db,
  site: Site,
  { account, token }: { readonly account: Account; readonly token: string },
): Promise<void> {
  const { email } = await requireInvitation(db, site, token);
  if (email !== account.email) throw new Problem('invitation-for-another');
  await db.transaction().execute(async (tx) => {
    const taken = await takeInvitation(tx, site.id, token);
    if (!taken) throw new Problem('invitation-over');
    await join(tx, account, taken);
  });
}

export async function requireInvitation(db: Db, site: Site, token: string): Promise<Invitation> {
  const invitation = await findInvitation(db, site.id, token);
  if (!invitation) throw new Problem('invitation-over');
  return invitation;
}

async function join(tx: Db, account: Account, { dealershipId, role }: Invitation): Promise<void> {
  const hasJoined = await insertMember(tx, { accountId: account.id, dealershipId, role });
  if (!hasJoined) throw new Problem('already-in-dealership');
  // The link came by mail.
  await markEmailVerified(tx, account.id);
}
