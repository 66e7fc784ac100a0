import fastify from 'fastify';
import type { FastifyContextConfig } from 'fastify';
import { modules } from '../../server/modules/index.ts';
import type { Access } from '../../server/policy/access.ts';
import type { TestServer } from './server.ts';

/** What each call of the product declares, by its address. */
async function findConfigs({ platform }: TestServer): Promise<ReadonlyMap<string, FastifyContextConfig>> {
  const found = new Map<string, FastifyContextConfig>();
  const app = fastify();
  app.decorate('platform', platform);
  app.addHook('onRoute', ({ url, config }) => {
    if (config !== undefined) found.set(url, config);
  });
  for (const register of modules) register(app);
  await app.ready();
  await app.close();
  return found;
}

/** The addresses of all calls of the product, as they are declared, and for whom each is. */
export async function findCalls(server: TestServer): Promise<ReadonlyMap<string, Access>> {
  const configs = await findConfigs(server);
  return new Map(
    [...configs].flatMap(([url, { access }]) => (access === undefined ? [] : [[url, access] as const])),
  );
}

/** The actions that calls which need a login declare, each once. */
export async function findActions(server: TestServer): Promise<readonly string[]> {
  const configs = await findConfigs(server);
  return [...new Set([...configs.values()].flatMap(({ action }) => action ?? []))];
}
