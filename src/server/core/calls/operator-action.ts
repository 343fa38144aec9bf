import type * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { type AuditEntry, writeAudit } from '#server/core/operators/audit-store.ts';
import type { Db } from '#server/platform/database.ts';
import type { Services } from '#server/services.ts';
import { type Call, type Route, route } from './route.ts';

interface Done<Reply> {
  readonly answer: Reply;
  readonly audit: AuditEntry;
  /** Begins what goes on after the answer, once the action is committed. */
  readonly afterwards?: () => void;
}

/**
 * Binds an operator's call that changes something. The action and its line in the audit log are one transaction, so
 * neither exists without the other; the reason that the operator gave is taken over.
 */
export function operatorAction<Input extends Endpoint['input'], Reply extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Reply, 'operator'>,
  act: (
    tx: Db,
    call: Call<Endpoint<Input, Reply, 'operator'>>,
    services: Services,
  ) => Promise<Done<z.input<Reply>>>,
): Route {
  return route(endpoint, async (services, call) => {
    const { reason } = call.input as { reason?: string };
    const { answer, afterwards } = await services.db.transaction().execute(async (tx) => {
      const done = await act(tx, call, services);
      await writeAudit(tx, call.operator.id, { reason, ...done.audit });
      return done;
    });
    afterwards?.();
    return answer;
  });
}
