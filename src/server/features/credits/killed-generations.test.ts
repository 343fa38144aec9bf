import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { findAccount } from '#server/core/accounts/account-store.ts';
import { sweepGenerations } from '#server/core/generations/sweep-generations.ts';
import { grantCredits } from '#server/core/ledger/grant-credits.ts';
import { auditWallet, soundWallet } from '#server/testing/audit-wallet.ts';
import { newAccount } from '#server/testing/new-account.ts';
import { testDb } from '#server/testing/test-database-access.ts';

const rounds = inject('isSoak') ? 100 : 3;
const credits = 100_000;
const program = path.resolve(import.meta.dirname, '../../testing/generation-flow-process.ts');

interface Seen {
  readonly started: Set<string>;
  readonly delivered: Set<string>;
}

/** Lets a process generate for a moment, then kills it where it stands. */
async function runAndKill(args: readonly string[], seen: Seen): Promise<void> {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => {
    const event: { started?: string; delivered?: string } = JSON.parse(line);
    if (event.started) seen.started.add(event.started);
    if (event.delivered) seen.delivered.add(event.delivered);
  });
  await once(lines, 'line');
  await delay(Math.random() * 300);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await untilConnectionsEnd();
}

/** PostgreSQL notices a killed client at its next word; until then its transaction is still open. */
async function untilConnectionsEnd(): Promise<void> {
  await expect
    .poll(
      async () => {
        const { rows } = await sql<{ left: number }>`
          select count(*) as left from pg_stat_activity where application_name = 'flow to be killed'`.execute(
          testDb(),
        );
        return rows[0]?.left;
      },
      { timeout: 20_000, interval: 20 },
    )
    .toBe(0);
}

it(
  `a server killed ${rounds} times in the middle of its generations: one sweep gives back all that was not delivered, once`,
  async () => {
    const account = await newAccount();
    const walletId = (await findAccount(testDb(), account.id))?.walletId ?? '';
    await grantCredits(testDb(), { walletId, kind: 'vhr', amount: credits, key: walletId, by: 'test' });
    const seen = { started: new Set<string>(), delivered: new Set<string>() };
    const args = [inject('databaseUrl'), String(account.site.id), account.id, walletId];
    let leftByKills = 0;
    for (let round = 0; round < rounds; round += 1) {
      await runAndKill(args, seen);
      const swept = await sweepGenerations(testDb(), { staleAfterMs: -1000, owedAfterMs: -1000 });
      leftByKills += swept.failed;
      const audit = await auditWallet(testDb(), walletId);
      expect(audit).toMatchObject({
        ...soundWallet,
        balance: credits - audit.delivered,
        entrySum: audit.balance,
      });
      expect(await sweepGenerations(testDb(), { staleAfterMs: -1000, owedAfterMs: -1000 })).toEqual({
        failed: 0,
        givenBack: 0,
      });
    }
    const rows = await testDb()
      .selectFrom('generation')
      .selectAll()
      .where('wallet_id', '=', walletId)
      .execute();
    const delivered = new Set(rows.filter(({ status }) => status === 'delivered').map(({ id }) => id));
    const all = new Set(rows.map(({ id }) => id));
    // What a client was told is there; more may be, where the kill came between the commit and the telling.
    expect([...seen.delivered].filter((id) => !delivered.has(id))).toEqual([]);
    expect([...seen.started].filter((id) => !all.has(id))).toEqual([]);
    expect(seen.delivered.size).toBeGreaterThan(0);
    expect(leftByKills).toBeGreaterThan(0);
  },
  rounds * 20_000,
);
