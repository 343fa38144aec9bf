import type { ColumnType, Generated } from 'kysely';
import type { Db } from '#server/platform/database.ts';

interface ImportResult {
  readonly wmis?: number;
  readonly patterns?: number;
  readonly elements?: number;
  readonly trouble?: string;
}

interface OperatorImportTable {
  id: string;
  operator_id: string;
  kind: 'vpic';
  file_name: string;
  state: Generated<'running' | 'done' | 'failed'>;
  result: ColumnType<ImportResult | null, never, string>;
  started_at: ColumnType<Date, never, never>;
  ended_at: ColumnType<Date | null, never, Date>;
}

declare module '#server/platform/database.ts' {
  interface Tables {
    operator_import: OperatorImportTable;
  }
}

export interface NewImport {
  readonly id: string;
  readonly operatorId: string;
  readonly fileName: string;
}

/** False when this upload was taken in before. */
export async function insertImport(db: Db, started: NewImport): Promise<boolean> {
  const row = await db
    .insertInto('operator_import')
    .values({
      id: started.id,
      operator_id: started.operatorId,
      kind: 'vpic',
      file_name: started.fileName,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function endImport(
  db: Db,
  id: string,
  { state, ...result }: ImportResult & { readonly state: 'done' | 'failed' },
): Promise<void> {
  await db
    .updateTable('operator_import')
    .set({ state, result: JSON.stringify(result), ended_at: new Date() })
    .where('id', '=', id)
    .execute();
}

export async function listImports(db: Db, limit: number) {
  return await db
    .selectFrom('operator_import')
    .innerJoin('operator', 'operator.id', 'operator_import.operator_id')
    .select([
      'operator_import.id',
      'operator_import.file_name as fileName',
      'operator.email as operator',
      'operator_import.state',
      'operator_import.result',
      'operator_import.started_at as startedAt',
      'operator_import.ended_at as endedAt',
    ])
    .orderBy('operator_import.started_at', 'desc')
    .limit(limit)
    .execute();
}
