import { expect, it } from 'vitest';
import { failGeneration } from '#server/core/generations/fail-generation.ts';
import { newAccount } from '#server/testing/new-account.ts';
import { newOperator } from '#server/testing/new-operator.ts';
import { testDb } from '#server/testing/test-database-access.ts';

it('a failed generation is listed with its reason, by site, vehicle, person and state', async () => {
  const operator = await newOperator();
  const person = await newAccount();
  const { wallet_id } = await testDb()
    .selectFrom('account')
    .select('wallet_id')
    .where('id', '=', person.id)
    .executeTakeFirstOrThrow();
  const id = crypto.randomUUID();
  await testDb()
    .insertInto('generation')
    .values({
      id,
      site_id: person.site.id,
      account_id: person.id,
      wallet_id,
      kind: 'sticker',
      vehicle_key: '1HGCM82633A004352',
      search_type: 'vin',
      reservation_id: null,
      error_message: null,
      reported_message: null,
      finished_at: null,
    })
    .execute();
  await failGeneration(testDb(), id, 'the source did not answer');
  for (const query of ['', '&state=failed', '&find=82633', `&find=${person.id}`]) {
    const { generations } = (await operator.get(`generations?site=${person.site.id}${query}`)).body;
    expect(generations).toMatchObject([
      { id, state: 'failed', failure: 'the source did not answer', is_charged: false },
    ]);
  }
  const { generations } = (await operator.get(`generations?site=${person.site.id}&state=delivered`)).body;
  expect(generations).toEqual([]);
});
