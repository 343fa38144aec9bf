import { generationList } from '#contract/operator-works.ts';
import { type Route, route, success } from '#server/core/calls/route.ts';
import { listGenerations } from '#server/core/operators/generation-list-store.ts';

const pageSize = 50;

export const generationRoutes: readonly Route[] = [
  route(generationList, async ({ db }, { input }) => {
    const page = input.page ?? 1;
    const rows = await listGenerations(db, input, { limit: pageSize + 1, offset: (page - 1) * pageSize });
    return success({
      generations: rows.slice(0, pageSize).map((row) => ({
        id: row.id,
        site: row.siteName,
        account_id: row.accountId,
        kind: row.kind,
        vehicle: row.vehicleKey,
        state: row.status,
        is_charged: row.reservationId !== null,
        failure: row.errorMessage,
        reported: row.reportedMessage,
        created: row.createdAt.toISOString(),
        finished: row.finishedAt?.toISOString() ?? null,
      })),
      has_more: rows.length > pageSize,
    });
  }),
];
