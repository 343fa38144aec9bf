import { randomUUID } from 'node:crypto';
import { type Account, insertAccount } from '#server/core/accounts/account-store.ts';
import { deliverGeneration, GenerationOver } from '#server/core/generations/deliver-generation.ts';
import { failGeneration } from '#server/core/generations/fail-generation.ts';
import { giveBackMatching } from '#server/core/generations/give-back-generation.ts';
import { startGeneration } from '#server/core/generations/start-generation.ts';
import { sweepGenerations } from '#server/core/generations/sweep-generations.ts';
import { expireCredits } from '#server/core/ledger/expire-credits.ts';
import { grantCredits } from '#server/core/ledger/grant-credits.ts';
import type { CreditKind } from '#server/core/ledger/ledger-entry.ts';
import { insertSubscription, openSubscriptionMonth } from '#server/core/ledger/subscription-store.ts';
import { takeBackCredits, takeCredits } from '#server/core/ledger/take-credits.ts';
import type { Db } from '#server/platform/database.ts';
import { Problem } from '#server/platform/http/problem.ts';

export type CreditStep =
  | {
      readonly do: 'grant' | 'take' | 'refund' | 'expire';
      readonly kind: CreditKind;
      readonly amount: number;
      /** Steps with the same number and content are one and the same request, sent again. */
      readonly key: number;
    }
  | { readonly do: 'start'; readonly document: 'report' | 'sticker'; readonly vehicle: number }
  | { readonly do: 'deliver' | 'fail'; readonly pick: number }
  | { readonly do: 'offer'; readonly document: 'report' | 'sticker'; readonly vehicle: number }
  | { readonly do: 'sweep'; readonly isImpatient: boolean };

export interface CreditHistory {
  readonly creditType: 'separate' | 'global';
  /** Reports a month of a subscription; 0 without one. */
  readonly allowance: number;
  readonly steps: readonly CreditStep[];
}

interface Told {
  readonly walletId: string;
  /** Sum of what grants and takes said they moved, each key once. */
  readonly moved: number;
  readonly started: number;
  readonly delivered: number;
  readonly offered: number;
}

/** Plays a history with many clients at once, ends with a sweep, and tells what the clients were told. */
export async function playHistory(
  db: Db,
  history: CreditHistory,
  { siteId, clients }: { readonly siteId: number; readonly clients: number },
): Promise<Told> {
  const account = await insertAccount(db, {
    siteId,
    email: `${randomUUID()}@history.test`,
    passwordHash: 'none',
  });
  if (!account) throw new Error('the account exists already');
  if (history.allowance > 0) await subscribe(db, account, history.allowance);
  const told = { walletId: account.walletId, moved: 0, started: 0, delivered: 0, offered: 0 };
  const generations: string[] = [];
  const play = async (step: CreditStep) => await playStep(db, step, { account, history, told, generations });
  const queue = [...history.steps];
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (let step = queue.shift(); step; step = queue.shift()) await play(step);
    }),
  );
  await sweepGenerations(db, { staleAfterMs: -1000, owedAfterMs: -1000 });
  return told;
}

interface Stage {
  readonly account: Account;
  readonly history: CreditHistory;
  readonly told: { -readonly [Field in keyof Told]: Told[Field] };
  readonly generations: string[];
}

async function playStep(db: Db, step: CreditStep, stage: Stage): Promise<void> {
  const { account, history, told, generations } = stage;
  const { walletId, siteId } = account;
  switch (step.do) {
    case 'start': {
      const site = { id: siteId, creditType: history.creditType };
      const { document: kind, vehicle } = step;
      const order = { site, account, kind, vehicle: `VIN${vehicle}`, searchType: 'vin' } as const;
      const id = await startGeneration(db, order).catch(unlessShort);
      if (!id) return;
      told.started += 1;
      generations.push(id);
      return;
    }
    case 'deliver': {
      const id = generations[step.pick % generations.length];
      if (!id) return;
      const isDelivered = await deliverGeneration(db, id).then(
        () => true,
        (error) => {
          if (!(error instanceof GenerationOver)) throw error;
          return false;
        },
      );
      if (isDelivered) told.delivered += 1;
      return;
    }
    case 'fail': {
      const id = generations[step.pick % generations.length];
      if (id) await failGeneration(db, id, 'failed in a test');
      return;
    }
    case 'offer': {
      const match = { siteId, walletId, kinds: [step.document], searchType: 'vin' } as const;
      const by = { by: account.id, message: 'seen by the browser' };
      if (await giveBackMatching(db, { ...match, vehicleKey: `VIN${step.vehicle}` }, by)) told.offered += 1;
      return;
    }
    case 'sweep':
      await sweepGenerations(db, { staleAfterMs: step.isImpatient ? -1000 : 600_000, owedAfterMs: -1000 });
      return;
    default: {
      const posted = await moveCredits(db, walletId, step).catch(unlessShort);
      if (posted?.isNew) told.moved += posted.moved;
    }
  }
}

type Move = Extract<CreditStep, { kind: CreditKind }>;

async function moveCredits(db: Db, walletId: string, { do: what, kind, amount, key: number }: Move) {
  const entry = {
    walletId,
    kind,
    amount,
    key: `${walletId} ${what} ${kind} ${amount} ${number}`,
    by: 'test',
  };
  if (what === 'grant') return await grantCredits(db, entry);
  if (what === 'take') return await takeCredits(db, entry);
  if (what === 'expire') return await expireCredits(db, entry);
  return await takeBackCredits(db, { ...entry, reason: 'refund' });
}

function unlessShort(error: unknown): undefined {
  if (error instanceof Problem && error.code === 'not-enough-credits') return undefined;
  throw error;
}

async function subscribe(db: Db, { siteId, walletId }: Account, monthlyAllowance: number): Promise<void> {
  const now = Date.now();
  const endsAt = new Date(now + 86_400_000);
  const subscription = { siteId, walletId, kind: 'vhr', monthlyAllowance, periodEndsAt: endsAt } as const;
  const id = await insertSubscription(db, subscription);
  await openSubscriptionMonth(db, id, { startsAt: new Date(now - 86_400_000), endsAt });
}
