import {
  createFunctionTable,
  evaluate,
  type FunctionEntry,
  type FunctionTable,
} from '../../conditions/index.ts';
import type { CheckContext } from '../../documents/check/context.ts';
import { withControls } from '../../documents/control.ts';
import { createEnvironment, type Environment } from '../../documents/environment.ts';
import { isPackageVariable } from '../../documents/packageNames.ts';
import type { RuleSet } from '../../schemas/condition.ts';
import type { ControlDocument } from '../../schemas/documents/index.ts';
import type { ActionDefinition } from '../actions/defineAction.ts';
import type { RendererDefinition } from '../registry/defineRenderer.ts';
import { RendererRegistry, type LaterRenderers } from '../registry/RendererRegistry.ts';
import type { Chrome } from '../render/chrome.ts';
import type { MicroFrontend, WebComponent } from './hosted.ts';
import { platformVariables as builtinVariables, type PlatformVariable } from './platformVariables.ts';

export interface PlatformParts {
  renderers: readonly RendererDefinition[];
  /** Widgets whose declarations are fetched when a document names one. */
  later?: LaterRenderers;
  actions: readonly ActionDefinition[];
  /** What stands around widgets: field frames, placeholders, loading and error states. */
  chrome: Chrome;
  /** Further functions for expressions, beside the built-in table. */
  functions?: readonly FunctionEntry[];
  /** Further names for expressions; each begins with `platform_`. */
  platformVariables?: readonly PlatformVariable[];
  /** Elements and applications of others that widgets may host; no document brings its own. */
  webComponents?: readonly WebComponent[];
  microFrontends?: readonly MicroFrontend[];
}

/** What an outside package adds to a platform. */
export type Extension = Partial<Omit<PlatformParts, 'chrome' | 'later'>>;

/** What compiling and evaluating takes of an installation beside its own vocabulary. */
type Surroundings = Partial<Omit<Environment, 'metas' | 'functions'>> & {
  /** The documents of controls that stand as widgets in what is compiled. */
  control?: (id: string) => ControlDocument | undefined;
};

/** The vocabulary of one installation: widgets, actions, functions, platform variables. Frozen once made. */
export interface Platform {
  readonly registry: RendererRegistry;
  readonly actions: ReadonlyMap<string, ActionDefinition>;
  readonly functions: FunctionTable;
  readonly platformVariables: readonly PlatformVariable[];
  readonly webComponents: ReadonlyMap<string, WebComponent>;
  readonly microFrontends: ReadonlyMap<string, MicroFrontend>;
  readonly chrome: Chrome;
  /** When it is, in milliseconds since the epoch, where its clock stands still. */
  readonly at?: number;
  /** What documents are compiled with. */
  environment(surroundings: Surroundings): Environment;
  /** What documents are checked against, without the documents around them. */
  readonly vocabulary: Pick<CheckContext, 'metas' | 'actions' | 'variables' | 'functions'>;
  /** Whether a condition set holds; an absent one does. */
  holds(rules: RuleSet | undefined, scope: Readonly<Record<string, unknown>>): boolean;
}

/**
 * Makes a platform of the product's parts and those of outside packages.
 * @throws Error when a widget type, an action, a function or a platform variable is given twice, or has a name that
 *   it cannot have
 */
export function createPlatform(parts: PlatformParts): Platform {
  const { chrome } = parts;
  const registry = new RendererRegistry(parts.renderers, parts.later);
  const { metas } = registry;
  const actions = uniqueBy(parts.actions, ({ name }) => name);
  const functions = createFunctionTable(parts.functions ?? []);
  const platformVariables = allVariables(parts.platformVariables ?? []);
  return Object.freeze({
    registry,
    actions,
    functions,
    platformVariables,
    webComponents: uniqueBy(parts.webComponents ?? [], ({ tag }) => tag),
    microFrontends: uniqueBy(parts.microFrontends ?? [], ({ name }) => name),
    chrome,
    environment: ({ control = () => undefined, ...surroundings }: Surroundings) =>
      createEnvironment(withControls(metas, control), { ...surroundings, functions }),
    vocabulary: {
      metas,
      actions: Object.fromEntries(actions),
      variables: Object.fromEntries(platformVariables.map(({ name, type }) => [name, type])),
      functions,
    },
    holds: (rules: RuleSet | undefined, scope: Readonly<Record<string, unknown>>) =>
      evaluate(rules, scope, { functions }),
  });
}

function allVariables(outside: readonly PlatformVariable[]): readonly PlatformVariable[] {
  for (const { name } of outside) {
    if (!isPackageVariable(name))
      throw new Error(`The platform variable "${name}" has to begin with "platform_".`);
  }
  return [...uniqueBy([...builtinVariables, ...outside], ({ name }) => name).values()];
}

function uniqueBy<T>(items: readonly T[], key: (item: T) => string): ReadonlyMap<string, T> {
  const map = new Map<string, T>();
  for (const item of items) {
    if (map.has(key(item))) throw new Error(`"${key(item)}" is given twice.`);
    map.set(key(item), item);
  }
  return map;
}
