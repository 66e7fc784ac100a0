import type { FastifyInstance } from 'fastify';

/** The Project, which the portal reads before anything else. */
export function registerProjectConfig(app: FastifyInstance): void {
  app.get('/config.json', (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(app.platform.project),
  );
}
