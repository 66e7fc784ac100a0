import { evaluate, functionsAt } from '../../conditions/index.ts';
import type { Platform } from './createPlatform.ts';

/**
 * The same vocabulary at one moment: expressions are told that it is then, as those of the server are in the same preview.
 * @param at milliseconds since the epoch
 */
export function platformAt(platform: Platform, at: number): Platform {
  const functions = functionsAt(platform.functions, at);
  return Object.freeze({
    ...platform,
    functions,
    environment: (surroundings) => ({ ...platform.environment(surroundings), functions, now: () => at }),
    vocabulary: { ...platform.vocabulary, functions },
    holds: (rules, scope) => evaluate(rules, scope, { functions, now: () => at }),
  } satisfies Platform);
}
