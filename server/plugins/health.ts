import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { migrations } from '../db/migrations/index.ts';

/** Longest wait for the database's word on readiness, in milliseconds. */
const PATIENCE = 2_000;

/** True where the database answers and holds every migration of this release. */
async function isReady(app: FastifyInstance): Promise<boolean> {
  if (app.platform.draining) return false;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error('the database did not answer in time'));
    }, PATIENCE);
  });
  try {
    const query = sql<{ done: number }>`select count(*) as done from atrium.migration`.execute(
      app.platform.db,
    );
    const { rows } = await Promise.race([query, late]);
    return rows[0]?.done === Object.keys(migrations).length;
  } catch (error) {
    app.log.warn({ err: error }, 'not ready');
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** Life of the process, and readiness to serve. */
export function registerHealth(app: FastifyInstance): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const ready = await isReady(app);
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready' });
  });
}
