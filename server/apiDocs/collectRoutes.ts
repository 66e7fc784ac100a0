import fastify from 'fastify';
import type { TObject } from 'typebox';
import type { CallAddress } from '../call/definition.ts';
import { readConfig } from '../config/config.ts';
import type { RegisterModule } from '../modules/index.ts';
import type { Platform } from '../platform/platform.ts';

/** A call and the address that it has by default, e.g. `/api/base/login/login.do`. */
export interface ListedCall {
  readonly url: string;
  readonly call: CallAddress<TObject>;
}

/** What modules register. */
export interface Routes {
  /** In the order in which they are registered. */
  readonly calls: readonly ListedCall[];
  /** Those outside of the envelope, e.g. `GET /files/:id`. */
  readonly plain: readonly string[];
}

/** Registers modules with an application that never listens, and tells what they registered. */
export async function collectRoutes(modules: readonly RegisterModule[]): Promise<Routes> {
  const calls: ListedCall[] = [];
  const plain: string[] = [];
  const app = fastify();
  // Of the platform a registration reads the configuration alone.
  app.decorate('platform', { config: readConfig({}, []) } as Platform);
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config?.call !== undefined) calls.push({ url, call: config.call });
    else if (method !== 'HEAD') plain.push(`${String(method)} ${url}`);
  });
  for (const register of modules) register(app);
  await app.ready();
  await app.close();
  return { calls, plain };
}
