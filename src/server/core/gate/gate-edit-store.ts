import type { Db } from '#server/platform/database.ts';

export async function listGateEmails(db: Db, siteId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('gate_credential')
    .select('email')
    .where('site_id', '=', siteId)
    .orderBy('email')
    .execute();
  return rows.map((row) => row.email);
}

/** Adds the credential, or gives the one of this address a new password. */
export async function putGateCredential(
  db: Db,
  credential: { readonly siteId: number; readonly email: string; readonly passwordHash: string },
): Promise<void> {
  await db
    .insertInto('gate_credential')
    .values({
      site_id: credential.siteId,
      email: credential.email,
      password_hash: credential.passwordHash,
    })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'email']).doUpdateSet({ password_hash: credential.passwordHash }),
    )
    .execute();
}

export async function deleteGateCredential(db: Db, siteId: number, email: string): Promise<void> {
  await db.deleteFrom('gate_credential').where('site_id', '=', siteId).where('email', '=', email).execute();
}

/** A pass does not say whose credential opened it, so all of the site's end together. */
export async function endGatePasses(db: Db, siteId: number): Promise<void> {
  await db.deleteFrom('gate_pass').where('site_id', '=', siteId).execute();
}
