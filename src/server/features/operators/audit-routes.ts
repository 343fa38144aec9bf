import { type AuditLine, auditLog, exportAudit } from '#contract/operator-audit.ts';
import { operatorAction } from '#server/core/calls/operator-action.ts';
import { type Route, route, success } from '#server/core/calls/route.ts';
import { type AuditRow, listAudit } from '#server/core/operators/audit-store.ts';
import { writeCsv } from './write-csv.ts';

const pageSize = 50;
const mostExported = 50_000;

const describe = (row: AuditRow): AuditLine => ({
  id: row.id,
  at: row.at.toISOString(),
  operator: row.operator,
  site_id: row.siteId,
  site: row.siteName,
  action: row.action,
  target: row.target,
  before: row.before,
  after: row.after,
  reason: row.reason,
});

export const auditRoutes: readonly Route[] = [
  route(auditLog, async ({ db }, { input: { older_than: olderThan, ...filter } }) => {
    const rows = await listAudit(db, filter, { limit: pageSize + 1, olderThan });
    const lines = rows.slice(0, pageSize).map(describe);
    return success({ lines, older_than: rows.length > pageSize ? (lines.at(-1)?.id ?? null) : null });
  }),

  operatorAction(exportAudit, async (tx, { input }) => {
    const lines = (await listAudit(tx, input, { limit: mostExported })).map(describe);
    const json = (facts: object | null) => (facts ? JSON.stringify(facts) : null);
    const csv = writeCsv(
      ['id', 'at', 'operator', 'site', 'action', 'target', 'reason', 'before', 'after'],
      lines.map((line) => [
        line.id,
        line.at,
        line.operator,
        line.site,
        line.action,
        line.target,
        line.reason,
        json(line.before),
        json(line.after),
      ]),
    );
    return {
      answer: success({ csv, rows: lines.length }),
      audit: { action: 'export-audit', siteId: input.site ?? null, after: { rows: lines.length } },
    };
  }),
];
