import fastify from 'fastify';
import { modules } from '../../server/modules/index.ts';
import type { Access } from '../../server/policy/access.ts';
import type { TestServer } from './server.ts';

/** The addresses of all calls of the product, as they are declared, and for whom each is. */
export async function findCalls({ platform }: TestServer): Promise<ReadonlyMap<string, Access>> {
  const found = new Map<string, Access>();
  const app = fastify();
  app.decorate('platform', platform);
  app.addHook('onRoute', ({ url, config }) => {
    if (config?.access !== undefined) found.set(url, config.access);
  });
  for (const register of modules) register(app);
  await app.ready();
  await app.close();
  return found;
}
