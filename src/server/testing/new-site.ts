import { randomBytes } from 'node:crypto';
import { hashPassword } from '#server/core/accounts/password.ts';
import { insertGateCredential } from '#server/core/gate/gate-store.ts';
import { insertSite, type NewSite } from '#server/core/sites/site-store.ts';
import { testDb } from './test-database-access.ts';

export interface TestSite {
  readonly id: number;
  readonly host: string;
}

/** A site of its own for one test. */
export async function newSite(settings: Partial<NewSite> = {}): Promise<TestSite> {
  const host = `site-${randomBytes(6).toString('hex')}.test`;
  const id = await insertSite(testDb(), { hosts: [host], name: 'Test brand', language: 'en', ...settings });
  return { id, host: settings.hosts?.[0] ?? host };
}

export const testGate = { email: 'gate@example.com', pass: 'a gate password' } as const;

/** A site behind a security gate that `testGate` opens. */
export async function newGatedSite(): Promise<TestSite> {
  const site = await newSite({ security: 'enabled' });
  await insertGateCredential(testDb(), {
    siteId: site.id,
    email: testGate.email,
    passwordHash: await hashPassword(testGate.pass),
  });
  return site;
}
