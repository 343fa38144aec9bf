import { describe, expect, it } from 'vitest';
import { newAccount, type TestAccount } from '#server/testing/new-account.ts';
import { mailedInvitation, newColleague, newDealer } from '#server/testing/new-dealer.ts';
import { send } from '#server/testing/send.ts';
import { testDb } from '#server/testing/test-database-access.ts';

const ask = (who: TestAccount, what: string, json: object) =>
  send(`/members/api/dealership/${what}`, { host: who.site.host, token: who.token, json });
const demote = (who: TestAccount, whom: TestAccount) =>
  ask(who, 'change-role', { person: whom.id, role: 'member' });

async function rolesOf(...people: TestAccount[]): Promise<(string | undefined)[]> {
  const rows = await testDb()
    .selectFrom('dealership_member')
    .select(['account_id', 'role'])
    .where(
      'account_id',
      'in',
      people.map((person) => person.id),
    )
    .execute();
  return people.map((person) => rows.find((row) => row.account_id === person.id)?.role);
}

const accountOf = (who: TestAccount) =>
  testDb()
    .selectFrom('account')
    .select(['wallet_id', 'user_type'])
    .where('id', '=', who.id)
    .executeTakeFirstOrThrow();

describe('the credits of a dealership', () => {
  it('are shared: who joins spends from its wallet, who leaves gets the own one back untouched', async () => {
    const owner = await newDealer();
    const person = await newAccount(owner.site);
    const before = await accountOf(person);
    const { wallet_id: shared } = await accountOf(owner);

    await ask(owner, 'invite', { email: person.email, role: 'member' });
    const json = { token: await mailedInvitation(person.email) };
    await send('/members/api/invitation/join', { host: person.site.host, token: person.token, json });
    expect(await accountOf(person)).toEqual({ wallet_id: shared, user_type: 'dealer' });

    expect((await ask(person, 'leave', {})).status).toBe(200);
    expect(await accountOf(person)).toEqual(before);
    expect(before).toMatchObject({ user_type: 'user' });
    expect(before.wallet_id).not.toBe(shared);
    const owns = await testDb()
      .selectFrom('dealership')
      .select('wallet_id')
      .where('wallet_id', '=', shared)
      .execute();
    expect(owns).toHaveLength(1);
  });
});

describe('the people of a dealership', () => {
  it('a removed person keeps the account, and nothing of the dealership', async () => {
    const owner = await newDealer();
    const member = await newColleague(owner, 'member');
    expect((await ask(owner, 'remove-person', { person: member.id })).status).toBe(200);
    const dealership = await send('/members/api/dealership', { host: member.site.host, token: member.token });
    expect(dealership.status).toBe(403);
    expect(await accountOf(member)).toMatchObject({ user_type: 'user' });
    const account = await send('/members/api/user/account', { host: member.site.host, token: member.token });
    expect(account.status).toBe(200);
    expect((await ask(owner, 'remove-person', { person: member.id })).body.code).toBe('already-gone');
  });

  it('a member made owner may do what owners do, and an owner made member no longer', async () => {
    const owner = await newDealer();
    const other = await newColleague(owner, 'member');
    expect((await demote(other, owner)).status).toBe(403);
    await ask(owner, 'change-role', { person: other.id, role: 'owner' });
    expect((await demote(other, owner)).status).toBe(200);
    expect(await rolesOf(owner, other)).toEqual(['member', 'owner']);
    expect((await ask(owner, 'invite', { email: 'x@example.com', role: 'owner' })).status).toBe(403);
  });

  it('the owner of another dealership cannot touch them, on this site or another', async () => {
    const owner = await newDealer();
    const member = await newColleague(owner, 'member');
    for (const stranger of [await newDealer(owner.site), await newDealer()]) {
      expect((await ask(stranger, 'remove-person', { person: member.id })).body.code).toBe('already-gone');
      expect((await demote(stranger, owner)).body.code).toBe('already-gone');
    }
    expect(await rolesOf(owner, member)).toEqual(['owner', 'member']);
  });
});

describe('the last owner', () => {
  it('can neither leave, nor be removed, nor become a member', async () => {
    const owner = await newDealer();
    await newColleague(owner, 'member');
    const answers = [
      await ask(owner, 'leave', {}),
      await ask(owner, 'remove-person', { person: owner.id }),
      await demote(owner, owner),
    ];
    expect(answers.map((answer) => [answer.status, answer.body.code])).toEqual(
      Array(3).fill([409, 'last-owner']),
    );
    expect(await rolesOf(owner)).toEqual(['owner']);
  });

  it('cannot delete the account while others depend on it; alone, the dealership goes with it', async () => {
    const owner = await newDealer();
    const member = await newColleague(owner, 'member');
    const deleteAccount = () =>
      send('/members/api/user/delete-account', {
        host: owner.site.host,
        token: owner.token,
        form: { email: owner.email },
      });
    expect((await deleteAccount()).body.code).toBe('last-owner');
    await ask(owner, 'remove-person', { person: member.id });
    expect((await deleteAccount()).status).toBe(200);
    const left = testDb().selectFrom('dealership').select('id').where('site_id', '=', owner.site.id);
    expect(await left.execute()).toEqual([]);
  });

  it('of two owners who demote, remove or leave at once, one always stays', async () => {
    const moves = [
      (a: TestAccount, b: TestAccount) => [demote(a, b), demote(b, a)],
      (a: TestAccount, b: TestAccount) => [ask(a, 'leave', {}), ask(b, 'leave', {})],
      (a: TestAccount, b: TestAccount) => [ask(a, 'remove-person', { person: b.id }), demote(b, a)],
    ];
    for (const move of [...moves, ...moves]) {
      const first = await newDealer();
      const second = await newColleague(first, 'owner');
      const statuses = (await Promise.all(move(first, second))).map((answer) => answer.status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect((await rolesOf(first, second)).filter((role) => role === 'owner')).toHaveLength(1);
    }
  });

  it('is kept by the database itself, whatever code forgets to ask', async () => {
    const first = await newDealer();
    const second = await newColleague(first, 'owner');
    const changes = [first, second].map(() => Promise.withResolvers<void>());
    const ends = await Promise.allSettled(
      [first, second].map(({ id }, index) =>
        testDb()
          .transaction()
          .execute(async (tx) => {
            const rows = tx.updateTable('dealership_member').set({ role: 'member' });
            await rows.where('account_id', '=', id).execute();
            changes[index]?.resolve();
            await Promise.all(changes.map((change) => change.promise));
          }),
      ),
    );
    expect(ends.map((end) => end.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(ends.find((end) => end.status === 'rejected')).toMatchObject({
      reason: { constraint: 'dealership_keeps_an_owner' },
    });
    expect((await rolesOf(first, second)).sort()).toEqual(['member', 'owner']);
  });
});
