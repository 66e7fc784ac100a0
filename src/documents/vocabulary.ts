import { createFunctionTable, type FunctionEntry, type FunctionTable } from '../conditions/index.ts';
import type { StaticType } from '../conditions/check/index.ts';
import type { ActionDeclaration } from '../schemas/action.ts';
import { actionDeclarations } from '../schemas/actionParameters.ts';
import type { RendererMeta } from '../schemas/rendererMeta.ts';
import { platformNames } from './check/platformNames.ts';
import { createMetaIndex, type MetaIndex } from './metaIndex.ts';
import { actionFault, typeFault, variableFault } from './packageNames.ts';

/** What an outside package adds to the language, as data: what the server and the checks know of it. */
export interface PackageVocabulary {
  /** The declarations of its widgets. */
  readonly metas?: readonly RendererMeta[];
  readonly actions?: readonly ActionDeclaration[];
  readonly functions?: readonly FunctionEntry[];
  /** Names that expressions of pages see. What they hold is known in the browser alone. */
  readonly platformVariables?: readonly { readonly name: string; readonly type: StaticType }[];
}

/** The language of one installation, as data. */
export interface Vocabulary {
  readonly metas: MetaIndex;
  readonly actions: Readonly<Record<string, ActionDeclaration>>;
  readonly variables: Readonly<Record<string, StaticType>>;
  readonly functions: FunctionTable;
}

/**
 * Makes the language of the product's widgets and what packages add.
 * @throws Error where a name is given twice, or cannot be
 */
export function createVocabulary(
  metas: readonly RendererMeta[],
  packages: readonly PackageVocabulary[] = [],
): Vocabulary {
  const added = packages.flatMap((each) => each.metas ?? []);
  const actions = packages.flatMap((each) => each.actions ?? []);
  const variables = packages.flatMap((each) => each.platformVariables ?? []);
  const fault = [
    ...added.map(({ type }) => typeFault(type)),
    ...actions.map(({ name, parameters }) => actionFault(name, parameters)),
    ...variables.map(({ name }) => variableFault(name)),
  ].find((each) => each !== undefined);
  if (fault !== undefined) throw new Error(fault);
  return {
    metas: createMetaIndex([...metas, ...added]),
    actions: extended(
      actionDeclarations,
      actions.map((action) => [action.name, action] as const),
    ),
    variables: extended(
      platformNames,
      variables.map(({ name, type }) => [name, type]),
    ),
    functions: createFunctionTable(packages.flatMap((each) => each.functions ?? [])),
  };
}

function extended<T>(
  own: Readonly<Record<string, T>>,
  further: readonly (readonly [string, T])[],
): Readonly<Record<string, T>> {
  const all = { ...own };
  for (const [name, value] of further) {
    if (Object.hasOwn(all, name)) throw new Error(`"${name}" is given twice.`);
    all[name] = value;
  }
  return all;
}
