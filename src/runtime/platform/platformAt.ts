import { evaluate, functionsAt } from '../../conditions/index.ts';
import type { Platform } from './createPlatform.ts';

/**
 * The same vocabulary at one moment: expressions and widgets are told that it is then, as the expressions of the server are in
 * the same preview.
 * @param at milliseconds since the epoch
 */
export function platformAt(platform: Platform, at: number): Platform {
  const functions = functionsAt(platform.functions, at);
  const now = (): number => at;
  return Object.freeze({
    ...platform,
    at,
    functions,
    environment: (surroundings) => ({ ...platform.environment(surroundings), functions, now }),
    vocabulary: { ...platform.vocabulary, functions },
    holds: (rules, scope) => evaluate(rules, scope, { functions, now }),
  } satisfies Platform);
}
