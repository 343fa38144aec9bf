import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '#server/platform/database.ts';

/** /healthz: the process answers. /readyz: it can serve, i.e. its database answers and it is not stopping. */
export function serveHealth(app: FastifyInstance, db: Db): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const isReady = !isStopping && (await answers(db));
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not-ready' });
  });
}

async function answers(db: Db): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  }
}
