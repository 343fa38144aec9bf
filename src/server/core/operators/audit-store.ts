import type { ColumnType, Generated } from 'kysely';
import type { Db } from '#server/platform/database.ts';

type Facts = Readonly<Record<string, unknown>>;

interface OperatorAuditTable {
  id: Generated<number>;
  at: ColumnType<Date, never, never>;
  operator_id: string;
  site_id: number | null;
  action: string;
  target: string | null;
  before: ColumnType<Facts | null, string | null, never>;
  after: ColumnType<Facts | null, string | null, never>;
  reason: string | null;
}

declare module '#server/platform/database.ts' {
  interface Tables {
    operator_audit: OperatorAuditTable;
  }
}

/** What was done. No secret and no personal data goes into it: it can never be taken out again. */
export interface AuditEntry {
  readonly action: string;
  readonly siteId?: number | null;
  readonly target?: string;
  readonly before?: Facts;
  readonly after?: Facts;
  readonly reason?: string | undefined;
}

/** Call it in the transaction of the action itself, so that neither exists without the other. */
export async function writeAudit(tx: Db, operatorId: string, entry: AuditEntry): Promise<void> {
  await tx
    .insertInto('operator_audit')
    .values({
      operator_id: operatorId,
      site_id: entry.siteId ?? null,
      action: entry.action,
      target: entry.target ?? null,
      before: entry.before ? JSON.stringify(entry.before) : null,
      after: entry.after ? JSON.stringify(entry.after) : null,
      reason: entry.reason ?? null,
    })
    .execute();
}

export interface AuditFilter {
  readonly operator?: string | undefined;
  readonly site?: number | undefined;
  readonly action?: string | undefined;
  readonly target?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface AuditRow {
  readonly id: number;
  readonly at: Date;
  readonly operator: string;
  readonly siteId: number | null;
  readonly siteName: string | null;
  readonly action: string;
  readonly target: string | null;
  readonly before: Facts | null;
  readonly after: Facts | null;
  readonly reason: string | null;
}

/** Newest first; `olderThan` is the id where the page before ended. */
export async function listAudit(
  db: Db,
  filter: AuditFilter,
  { limit, olderThan }: { readonly limit: number; readonly olderThan?: number | undefined },
): Promise<AuditRow[]> {
  const { operator, site, action, target, from, to } = filter;
  const nextDay = to && new Date(Date.parse(to) + 24 * 3600 * 1000);
  return await db
    .selectFrom('operator_audit')
    .innerJoin('operator', 'operator.id', 'operator_audit.operator_id')
    .leftJoin('site', 'site.id', 'operator_audit.site_id')
    .select([
      'operator_audit.id',
      'operator_audit.at',
      'operator.email as operator',
      'operator_audit.site_id as siteId',
      'site.name as siteName',
      'operator_audit.action',
      'operator_audit.target',
      'operator_audit.before',
      'operator_audit.after',
      'operator_audit.reason',
    ])
    .$if(operator !== undefined, (query) => query.where('operator.email', '=', operator ?? ''))
    .$if(site !== undefined, (query) => query.where('operator_audit.site_id', '=', site ?? 0))
    .$if(action !== undefined, (query) => query.where('operator_audit.action', '=', action ?? ''))
    .$if(target !== undefined, (query) => query.where('operator_audit.target', '=', target ?? ''))
    .$if(from !== undefined, (query) => query.where('operator_audit.at', '>=', new Date(from ?? 0)))
    .$if(Boolean(nextDay), (query) => query.where('operator_audit.at', '<', nextDay as Date))
    .$if(olderThan !== undefined, (query) => query.where('operator_audit.id', '<', olderThan ?? 0))
    .orderBy('operator_audit.id', 'desc')
    .limit(limit)
    .execute();
}
