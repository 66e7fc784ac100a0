import { evaluate } from '../../conditions/index.ts';
import { createEnvironment, type Environment } from '../../documents/environment.ts';
import type { RuleSet } from '../../schemas/condition.ts';
import type { ActionDefinition } from '../actions/defineAction.ts';
import type { RendererDefinition } from '../registry/defineRenderer.ts';
import { RendererRegistry } from '../registry/RendererRegistry.ts';
import type { Chrome } from '../render/chrome.ts';
import { platformVariables, type PlatformVariable } from './platformVariables.ts';

export interface PlatformParts {
  renderers: readonly RendererDefinition[];
  actions: readonly ActionDefinition[];
  /** What stands around widgets: field frames, placeholders, loading and error states. */
  chrome: Chrome;
  /** Further `platform_*` names for expressions. */
  variables?: readonly PlatformVariable[];
}

/** The vocabulary of one installation: widgets, actions, variables. Frozen once made. */
export interface Platform {
  readonly registry: RendererRegistry;
  readonly actions: ReadonlyMap<string, ActionDefinition>;
  readonly variables: readonly PlatformVariable[];
  readonly chrome: Chrome;
  /** What documents are compiled with. */
  environment(surroundings: Partial<Omit<Environment, 'metas'>>): Environment;
  /** Whether a condition set holds; an absent one does. */
  holds(rules: RuleSet | undefined, scope: Readonly<Record<string, unknown>>): boolean;
}

/** @throws Error when a widget type, an action or a variable is given twice. */
export function createPlatform({ renderers, actions, chrome, variables = [] }: PlatformParts): Platform {
  const all = [...platformVariables, ...variables];
  const registry = new RendererRegistry(renderers);
  return Object.freeze({
    registry,
    actions: uniqueBy(actions, ({ name }) => name),
    variables: [...uniqueBy(all, ({ name }) => name).values()],
    chrome,
    environment: (surroundings: Partial<Omit<Environment, 'metas'>>) =>
      createEnvironment(registry.metas, surroundings),
    holds: (rules: RuleSet | undefined, scope: Readonly<Record<string, unknown>>) => evaluate(rules, scope),
  });
}

function uniqueBy<T>(items: readonly T[], key: (item: T) => string): ReadonlyMap<string, T> {
  const map = new Map<string, T>();
  for (const item of items) {
    if (map.has(key(item))) throw new Error(`"${key(item)}" is given twice.`);
    map.set(key(item), item);
  }
  return map;
}
