import type { FastifyInstance } from 'fastify';
import { registeredOrigins } from '../project/registeredOrigins.ts';

/** The Project, which the portal reads before anything else. */
export function registerProjectConfig(app: FastifyInstance): void {
  const { project, db } = app.platform;
  app.get('/config.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send({ ...project, origins: await registeredOrigins(db) }),
  );
}
