import type { RootStore } from '../stores/RootStore.ts';

/**
 * What every expression may read, wherever it stands: the platform's variables, and `url`, the parameters of the
 * address. Names are getters over observables, so that an expression follows exactly what it reads.
 */
export function outerScope(root: RootStore): Record<string, unknown> {
  const scope = Object.create(null) as Record<string, unknown>;
  const define = (name: string, get: () => unknown): void => {
    Object.defineProperty(scope, name, { enumerable: true, configurable: true, get });
  };
  for (const variable of root.platform.platformVariables) define(variable.name, () => variable.read(root));
  define('url', () => root.route.query);
  return scope;
}
