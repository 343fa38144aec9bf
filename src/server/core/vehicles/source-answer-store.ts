import type { ColumnType } from 'kysely';
import type { Db } from '#server/platform/database.ts';
import type { VpicAnswer } from '#server/sources/vpic.ts';
import type { VpicCache } from '#server/sources/vpic-cache.ts';

interface SourceAnswerTable {
  source: string;
  key: string;
  answer: ColumnType<unknown, string, string>;
  stored_at: ColumnType<Date, Date | undefined, Date>;
}

declare module '#server/platform/database.ts' {
  interface Tables {
    source_answer: SourceAnswerTable;
  }
}

/** Answers of the public vPIC service, shared by all processes. */
export function createVpicAnswerStore(db: Db): VpicCache {
  return {
    async get(key) {
      const row = await db
        .selectFrom('source_answer')
        .select(['answer', 'stored_at'])
        .where('source', '=', 'vpic')
        .where('key', '=', key)
        .executeTakeFirst();
      return row ? { answer: row.answer as VpicAnswer, storedAtMs: row.stored_at.getTime() } : null;
    },
    async put(key, answer) {
      const row = { answer: JSON.stringify(answer), stored_at: new Date() };
      await db
        .insertInto('source_answer')
        .values({ source: 'vpic', key, ...row })
        .onConflict((conflict) => conflict.columns(['source', 'key']).doUpdateSet(row))
        .execute();
    },
  };
}
