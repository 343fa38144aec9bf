import type { Db } from '#server/platform/database.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { deleteDealership, lockDealership } from './dealership-store.ts';
import { findMembership, listMembers } from './member-store.ts';

/** Before an account is deleted: its dealership keeps an owner, and one that nobody else is in goes too. */
export async function leaveForGood(tx: Db, accountId: string): Promise<void> {
  const membership = await findMembership(tx, accountId);
  if (!membership) return;
  await lockDealership(tx, membership.dealershipId);
  const people = await listMembers(tx, membership.dealershipId);
  const others = people.filter((person) => person.id !== accountId);
  if (others.length === 0) return await deleteDealership(tx, membership.dealershipId);
  if (!others.some((person) => person.role === 'owner')) throw new Problem('last-owner');
}
