import type { FastifyInstance } from 'fastify';
import { publicRoutes } from '../policy/public.ts';

/**
 * Refuses to boot with a route that neither declares its action nor stands on the reviewed list of public routes.
 * Registered before any route.
 */
export function registerDeclaredRoutes(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    for (const method of [route.method].flat()) {
      // Fastify adds a HEAD route to each GET one; it does nothing that the GET does not.
      if (method === 'HEAD') continue;
      const name = `${method} ${route.url}`;
      const action = route.config?.action;
      if ((action === undefined || action === '') && !publicRoutes.has(name)) {
        throw new Error(`Route ${name} declares no action and is not on the list of public routes.`);
      }
    }
  });
}
