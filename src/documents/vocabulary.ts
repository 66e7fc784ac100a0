import { createFunctionTable, type FunctionEntry, type FunctionTable } from '../conditions/index.ts';
import type { StaticType } from '../conditions/check/index.ts';
import type { ActionDeclaration } from '../schemas/action.ts';
import { actionDeclarations } from '../schemas/actionParameters.ts';
import type { RendererMeta } from '../schemas/rendererMeta.ts';
import { platformNames } from './check/platformNames.ts';
import { createMetaIndex, type MetaIndex } from './metaIndex.ts';
import { isPackageAction, isPackageType, isPackageVariable, STEP_MEMBERS } from './packageNames.ts';

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
  for (const { type } of added) {
    if (!isPackageType(type))
      throw new Error(`The widget type "${type}" has to be the package and a name, such as acme/seat-map.`);
  }
  for (const { name, parameters } of packages.flatMap((each) => each.actions ?? [])) {
    if (!isPackageAction(name))
      throw new Error(`The action "${name}" has to be the package and a name, such as acme/copySeats.`);
    const taken = Object.keys(parameters).find((each) => STEP_MEMBERS.includes(each));
    if (taken !== undefined)
      throw new Error(`The action "${name}" cannot have a parameter "${taken}": every step has it.`);
  }
  const variables = packages.flatMap((each) => each.platformVariables ?? []);
  for (const { name } of variables) {
    if (!isPackageVariable(name))
      throw new Error(`The platform variable "${name}" has to begin with "platform_".`);
  }
  return {
    metas: createMetaIndex([...metas, ...added]),
    actions: extended(
      actionDeclarations,
      packages.flatMap((each) => (each.actions ?? []).map((action) => [action.name, action] as const)),
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
