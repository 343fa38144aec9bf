import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { insertAccount } from '#server/core/accounts/account-store.ts';
import { deliverGeneration } from '#server/core/generations/deliver-generation.ts';
import { startGeneration } from '#server/core/generations/start-generation.ts';
import { grantCredits } from '#server/core/ledger/grant-credits.ts';
import { takeCredits } from '#server/core/ledger/take-credits.ts';
import { insertSite } from '#server/core/sites/site-store.ts';
import { type Db, openDatabase } from '#server/platform/database.ts';
import { startTestDatabase } from '#server/testing/test-database.ts';
import { medianOf, printFigure } from './figure.ts';

const clients = 8;
const wallets = 64;
const rounds = 14;
const roundMs = 800;

/** Charges a second against bare two-row transactions by the raw driver on the same database, in alternating rounds. */
export async function benchLedger(): Promise<void> {
  const database = await startTestDatabase();
  const { db, pool, close } = openDatabase(database.url, { maxConnections: clients });
  try {
    const bare = await prepareBare(pool);
    const { take, generate } = await prepareLedger(db);
    await compare('ledger: one charge', { ours: take, theirs: bare, name: 'bare two-row transaction' });
    await compare('ledger: reserve, then keep', {
      ours: generate,
      theirs: async (turn) => {
        await bare(turn);
        await bare(turn);
      },
      name: 'two bare transactions',
    });
  } finally {
    await close();
    await database.stop();
  }
}

type Work = (turn: number) => Promise<unknown>;

/** The least that can record a charge: a new row and a changed one, committed together. */
async function prepareBare(pool: pg.Pool): Promise<Work> {
  await pool.query(
    'create table bare_entry (id bigint generated always as identity primary key, wallet integer, amount integer)',
  );
  await pool.query(
    'create table bare_balance (wallet integer primary key, amount integer) with (fillfactor = 50)',
  );
  await pool.query('insert into bare_balance select n, 1000000 from generate_series(0, $1::integer - 1) n', [
    wallets,
  ]);
  return async (turn) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query('insert into bare_entry (wallet, amount) values ($1, $2)', [turn % wallets, -1]);
      await client.query('update bare_balance set amount = amount + $2 where wallet = $1', [
        turn % wallets,
        -1,
      ]);
      await client.query('commit');
    } finally {
      client.release();
    }
  };
}

async function prepareLedger(db: Db): Promise<{ take: Work; generate: Work }> {
  const siteId = await insertSite(db, { hosts: ['bench.test'], name: 'Bench', language: 'en' });
  const accounts = await Promise.all(
    Array.from({ length: wallets }, async (_, index) => {
      const account = await insertAccount(db, { siteId, email: `${index}@bench.test`, passwordHash: 'none' });
      if (!account) throw new Error('the account exists already');
      const { walletId } = account;
      await grantCredits(db, { walletId, kind: 'vhr', amount: 1_000_000, key: walletId, by: 'bench' });
      return account;
    }),
  );
  const accountOf = (turn: number) => {
    const account = accounts[turn % wallets];
    if (!account) throw new Error('no account');
    return account;
  };
  const site = { id: siteId, creditType: 'separate' };
  return {
    take: async (turn) => {
      const { walletId } = accountOf(turn);
      await takeCredits(db, { walletId, kind: 'vhr', amount: 1, key: randomUUID(), by: 'bench' });
    },
    generate: async (turn) => {
      const order = { site, account: accountOf(turn), kind: 'report', searchType: 'vin' } as const;
      const id = await startGeneration(db, { ...order, vehicle: '1HGCM82633A004352' });
      await deliverGeneration(db, id);
    },
  };
}

interface Pair {
  readonly ours: Work;
  readonly theirs: Work;
  readonly name: string;
}

async function compare(title: string, { ours, theirs, name }: Pair): Promise<void> {
  await measure(ours);
  await measure(theirs);
  const pairs: { our: number; their: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // Turning the order round each time cancels a machine that slowly gets busier or calmer.
    const isOursFirst = round % 2 === 0;
    const first = await measure(isOursFirst ? ours : theirs);
    const second = await measure(isOursFirst ? theirs : ours);
    pairs.push(isOursFirst ? { our: first, their: second } : { our: second, their: first });
  }
  printFigure({
    name: title,
    value: `${Math.round(medianOf(pairs.map(({ our }) => our)))} /s`,
    against: `${name} ${Math.round(medianOf(pairs.map(({ their }) => their)))} /s`,
    ratio: medianOf(pairs.map(({ our, their }) => our / their)),
    wanted: { atLeast: 0.6 },
  });
}

let turns = 0;

/** How often a second all clients together get the work done. */
async function measure(work: Work): Promise<number> {
  const startedAt = performance.now();
  let done = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() - startedAt < roundMs) {
        await work(turns++);
        done += 1;
      }
    }),
  );
  return (done * 1000) / (performance.now() - startedAt);
}
