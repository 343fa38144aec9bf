// Generates documents without end, to be killed: node generation-flow-process.ts DATABASE_URL SITE_ID ACCOUNT_ID WALLET_ID
import { setTimeout as delay } from 'node:timers/promises';
import { deliverGeneration } from '#server/core/generations/deliver-generation.ts';
import { failGeneration } from '#server/core/generations/fail-generation.ts';
import { giveBackMatching } from '#server/core/generations/give-back-generation.ts';
import { startGeneration } from '#server/core/generations/start-generation.ts';
import { openDatabase } from '#server/platform/database.ts';

const [url = '', siteId = '', accountId = '', walletId = ''] = process.argv.slice(2);
const flows = 6;
const { db } = openDatabase(url, { maxConnections: flows, applicationName: 'flow to be killed' });
const tell = (event: object) => process.stdout.write(`${JSON.stringify(event)}\n`);
const site = { id: Number(siteId), creditType: 'separate' };
const account = { id: accountId, walletId };

async function generateForEver(): Promise<never> {
  for (;;) {
    const order = { site, account, kind: 'report', vehicle: 'VIN', searchType: 'vin' } as const;
    const id = await startGeneration(db, order);
    tell({ started: id });
    await delay(Math.random() * 20);
    if (Math.random() < 0.5) {
      await db.transaction().execute(async (tx) => {
        await deliverGeneration(tx, id);
        await delay(Math.random() * 10);
      });
      tell({ delivered: id });
    } else {
      await failGeneration(db, id, 'failed in a test');
      if (Math.random() < 0.5) continue;
      const match = {
        siteId: site.id,
        walletId,
        kinds: ['report'],
        searchType: 'vin',
        vehicleKey: 'VIN',
      } as const;
      await giveBackMatching(db, match, { by: accountId, message: undefined });
    }
  }
}

await Promise.all(Array.from({ length: flows }, generateForEver));
