import { hashPassword } from '#server/core/accounts/password.ts';
import { insertGateCredential } from '#server/core/gate/gate-store.ts';
import { seedExamplePlans } from '#server/core/plans/seed-example-plans.ts';
import type { Db } from '#server/platform/database.ts';
import { countSites, insertSite } from './site-store.ts';

/** Opens the gate of the seeded dealer brand; printed at start, to be changed by whoever goes public. */
export const seededGate = { email: 'gate@example.com', password: 'open-the-gate' } as const;

/** The three brands of the embedded default, once, on an empty database. */
export async function seedSites(db: Db): Promise<boolean> {
  return await db.transaction().execute(async (tx) => {
    if ((await countSites(tx)) > 0) return false;
    const home = await insertSite(tx, {
      hosts: ['localhost', '127.0.0.1', '[::1]'],
      name: 'Vinyard',
      language: 'en',
    });
    const spanish = await insertSite(tx, {
      hosts: ['cnv.localhost'],
      name: 'Vinyard en Español',
      language: 'es',
      isSpanishBrand: true,
      primaryColor: '#b3261e',
    });
    const dealer = await insertSite(tx, {
      hosts: ['dealer.localhost'],
      name: 'Vinyard Dealer',
      language: 'en',
      primaryColor: '#0b6b50',
      security: 'enabled',
      creditType: 'global',
    });
    await insertGateCredential(tx, {
      siteId: dealer,
      email: seededGate.email,
      passwordHash: await hashPassword(seededGate.password),
    });
    for (const site of [home, spanish, dealer]) await seedExamplePlans(tx, site);
    return true;
  });
}
